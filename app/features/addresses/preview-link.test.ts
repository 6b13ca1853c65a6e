import { expect, test } from 'vitest';
import { previewLink } from './preview-link.ts';

const moment = { preview: '2026-12-24T18:00', of: 'public' };
const query = 'preview=2026-12-24T18%3A00&of=public';

test('a link to a page leads to that page at the same moment, with its own query and place kept', () => {
  expect(previewLink('/de', moment)).toBe(`/de?${query}`);
  expect(previewLink('/en/programme?date=2026-12-24#24', moment)).toBe(`/en/programme?date=2026-12-24&${query}#24`);
  expect(previewLink('?page=2', moment)).toBe(`?page=2&${query}`);
  expect(previewLink(`/de?preview=2020-01-01T00:00&of=draft`, moment)).toBe(`/de?${query}`);
});

test('what is no page of the site stays as it is: places on the page, files, the team’s own screens, others', () => {
  const kept = [
    '#main',
    '/de/programm.ics',
    '/media/plan.pdf',
    '/de/office/event',
    '/de/login',
    '//elsewhere.example/de',
    'https://elsewhere.example/de',
    'mailto:post@reepwerk.example',
    'tel:+491234',
  ];
  for (const href of kept) expect(previewLink(href, moment)).toBe(href);
});
