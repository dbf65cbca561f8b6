/** Where the parts of a player's board are. */

type Point = readonly [number, number];

export interface HoldingPlan {
  readonly width: number;
  readonly height: number;
  readonly farm: Point;
  readonly name: Point;
  readonly nameWidth: number;
  readonly purse: Point;
  readonly action: (at: number) => Point;
  readonly scroll: (at: number) => Point;
  readonly contracts: Point;
  readonly contractsWidth: number;
}

export const WIDE_HOLDING: HoldingPlan = {
  width: 770,
  height: 184,
  farm: [4, 4],
  name: [188, 8],
  nameWidth: 196,
  purse: [406, 7],
  action: (at) => [190 + at * 96, 49],
  scroll: (at) => [190 + at * 48, 112],
  contracts: [392, 115],
  contractsWidth: 370,
};

export const NARROW_HOLDING: HoldingPlan = {
  width: 390,
  height: 342,
  farm: [8, 86],
  name: [10, 8],
  nameWidth: 370,
  purse: [18, 44],
  action: (at) => [194 + (at % 2) * 97, 90 + Math.floor(at / 2) * 57],
  scroll: (at) => [10 + at * 46, 272],
  contracts: [204, 274],
  contractsWidth: 176,
};
