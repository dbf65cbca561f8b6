/** Light, dark, or as the system says. */

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];
const KEPT = 'doab-theme';

class Look {
  theme = $state<Theme>('system');
}

export const look = new Look();

export function wearTheme(theme: Theme): void {
  look.theme = theme;
  localStorage.setItem(KEPT, theme);
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
}

export function wearKeptTheme(): void {
  const kept = THEMES.find((theme) => theme === localStorage.getItem(KEPT));
  wearTheme(kept ?? 'system');
}
