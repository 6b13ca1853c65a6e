import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const themes = ['theme', 'tests/venues/almanac/theme'];
/** What visitors see; the chrome of editor and office has colours of its own, so that it is never taken for the page. */
const styles = globSync('app/{ui,site,modules,collections}/**/*.css').filter((file) => !file.includes('/toolbar/'));

test('every theme says the same tokens, on each of its grounds', () => {
  const [own, ...others] = themes.map((folder) => tokensOf(`${folder}/theme.css`));
  expect(Object.keys(own ?? {}).sort()).toEqual(['cc01', 'cc02', 'cc03', 'root']);
  for (const other of others) expect(other).toEqual(own);
});

test('no style sheet of a view holds a colour of the theme', () => {
  const colors = new Set(read('theme/theme.css').match(/#[0-9a-f]{6}/g));
  // Neutral for every venue: paper for printing, the light half of the focus ring, pictures on white.
  for (const neutral of ['#ffffff', '#000000']) colors.delete(neutral);
  const found = styles.flatMap((file) =>
    [...read(file).matchAll(/#[0-9a-f]{6}/gi)]
      .filter(([color]) => colors.has(color.toLowerCase()))
      .map(([color]) => `${file} ${color}`),
  );
  expect(styles.length).toBeGreaterThan(50);
  expect(found).toEqual([]);
});

test('no style sheet of a view names a typeface', () => {
  expect(styles.filter((file) => /Archivo|Source Serif|Newsreader/.test(read(file)))).toEqual([]);
});

function tokensOf(file: string): Record<string, string[]> {
  const blocks = [...read(file).matchAll(/^ {2}(:root|(?::root,\s+)?\[data-theme='(\w+)'\]) \{([^}]*)\}/gm)];
  return Object.fromEntries(
    blocks.map(([, , ground = 'root', body = '']) => [ground, [...body.matchAll(/--[\w-]+(?=:)/g)].map(String).sort()]),
  );
}

function read(file: string): string {
  return readFileSync(file, 'utf8');
}
