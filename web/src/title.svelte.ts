/** The title of the window follows what a page says about itself. Called while a component is set up. */
export function wearTitle(title: () => string): void {
  $effect(() => {
    document.title = title();
  });
}
