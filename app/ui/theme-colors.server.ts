import css from '#theme/theme.css?raw';

type Ground = 'cc01' | 'cc02' | 'cc03';

/** The colour a token of theme/theme.css has on one of the grounds, for what is rendered without a style sheet. */
export function themeColor(ground: Ground, token: 'ground' | 'text' | 'muted' | 'accent' | 'on-accent'): string {
  const block = css.split(`[data-theme='${ground}'] {`)[1]?.split('}')[0] ?? '';
  const color = new RegExp(`--${token}: (#[0-9a-f]{6});`).exec(block)?.[1];
  if (!color) throw new Error(`theme/theme.css says no --${token} such as #15191b for ${ground}.`);
  return color;
}
