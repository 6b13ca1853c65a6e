import { describe, expect, test } from 'vitest';
import { describeModule, exampleContent, renderModule } from '../module-tests.ts';
import { example } from './example.ts';
import { creditGroups } from './groups.ts';
import { pictureCreditsModule } from './schema.ts';

describeModule(pictureCreditsModule, example);

const place = (at: number) => ({ title: `Seite ${at}`, url: `/de/seite-${at}` });
const picture = { id: 'm-1', words: 'Ein Tau.', credit: '© Reepwerk', licence: '', places: [place(1)] };

describe('picture-credits', () => {
  test('where nothing is shown there is no list', () => {
    expect(renderModule(pictureCreditsModule, exampleContent(example), { data: [] })).not.toContain('<ul');
  });

  test('a picture stands once under its credit, with the first pages that show it and how many more there are', () => {
    const often = { ...picture, id: 'm-2', places: [1, 2, 3, 4, 5].map(place) };
    const data = creditGroups([picture, often]);
    const html = renderModule(pictureCreditsModule, exampleContent(example), { data });
    expect(html.match(/<h3/g)).toHaveLength(1);
    expect(html).toContain('<a href="/de/seite-3">Seite 3</a>');
    expect(html).not.toContain('/de/seite-4');
    expect(html).toContain('und 2 weitere');
  });
});

describe('groups of credits', () => {
  test('a licence parts what has the same credit, and the larger group comes first', () => {
    const free = { ...picture, licence: 'CC BY 4.0' };
    expect(creditGroups([picture, free, { ...free, id: 'm-3' }]).map(({ credit }) => credit)).toEqual([
      '© Reepwerk · CC BY 4.0',
      '© Reepwerk',
    ]);
  });
});
