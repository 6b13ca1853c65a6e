import { expect, test } from 'vitest';
import { cardHeights, renderShareCard } from './render.server.ts';

const card = {
  title: 'Die Ballade vom gerissenen Tau',
  site: 'Reepwerk',
  note: '6. Dezember 2026',
  theme: 'cc01',
} as const;

test.each(Object.entries(cardHeights) as [keyof typeof cardHeights, number][])(
  'in the shape %s all that is written stands within the card',
  async (shape, height) => {
    const svg = await renderShareCard(card, shape);
    expect(svg).toContain(`width="1200" height="${height}"`);
    const lines = [...svg.matchAll(/translate\(([\d.-]+) ([\d.-]+)\)/g)].map(([, , y]) => Number(y));
    expect(lines.length).toBeGreaterThan(2);
    for (const y of lines) expect(y > 60 && y < height).toBe(true);
  },
);

test('a higher card has larger type where the title allows it', async () => {
  const [wide, square] = [await renderShareCard(card), await renderShareCard(card, '1x1')];
  const rows = (svg: string) => (svg.match(/translate/g) ?? []).length;
  expect(rows(square)).toBeGreaterThan(rows(wide));
});
