import { describe, expect, test } from 'vitest';
import { siteProblemText } from '#app/cms/site-format/problem-text.ts';
import { readSite } from './read-site.ts';

const home = {
  'site.json': '{ "format": 1, "site": "https://museum.example/" }',
  'pages/home/page.json': json(
    '{',
    '  "online": ["de"],',
    '  "modules": [',
    '    { "key": "container-1", "layout": "100", "columns": [[',
    '      { "key": "text-1" },',
    '      { "key": "link-1", "fields": { "link": "page:home" } }',
    '    ]] }',
    '  ]',
    '}',
  ),
  'pages/home/de.md': json(
    ...['slug:', 'title: Haus', '', '## text-1', '', '### content', '', 'Ein [Wort](page:home).'],
    ...['', '## link-1', '', 'link_text: Haus'],
  ),
  'genre/lied/entry.json': json('{', '  "number": 7,', '  "online": ["de"]', '}'),
  'genre/lied/de.md': 'name: Lied\n',
};

test('a folder in order has no problems', () => {
  expect(problems({})).toEqual([]);
});

describe('a folder is refused with file and line', () => {
  test.each([
    ['broken JSON', { 'pages/home/page.json': '{\n  "online": [,]\n}' }, 'pages/home/page.json:2 bad_json ,]'],
    ['a missing site.json', { 'site.json': null }, 'site.json:1 missing_file site.json'],
    ['a later format', { 'site.json': '{\n  "format": 99\n}' }, 'site.json:2 wrong_type format: 99'],
    [
      'an unknown member',
      { 'genre/lied/entry.json': '{\n  "online": [],\n  "colour": 1\n}' },
      'genre/lied/entry.json:3 unknown_field colour',
    ],
    [
      'an unknown field',
      { 'event/e/entry.json': '{\n  "online": [],\n  "fields": {\n    "raum": "x"\n  }\n}' },
      'event/e/entry.json:4 unknown_field raum',
    ],
    [
      'a value of the wrong type',
      { 'event/e/entry.json': '{\n  "online": [],\n  "fields": {\n    "price_from": "ten"\n  }\n}' },
      'event/e/entry.json:4 wrong_type price_from: "ten"',
    ],
    [
      'a day that does not exist',
      { 'event/e/entry.json': '{\n  "fields": { "date_start": "2026-02-30" }\n}' },
      'event/e/entry.json:2 wrong_type date_start: "2026-02-30"',
    ],
    [
      'an unknown reference',
      { 'event/e/entry.json': '{\n  "fields": {\n    "tags": [\n      "gone"\n    ]\n  }\n}' },
      'event/e/entry.json:4 unknown_reference gone',
    ],
    [
      'a link to nowhere',
      { 'pages/home/de.md': 'slug:\ntitle: Haus\n\n## text-1\n\n### content\n\neins\n\n[zwei](page:gone)\n' },
      'pages/home/de.md:10 unknown_reference page:gone',
    ],
    [
      'a picture that is not in the folder',
      { 'event/e/entry.json': '{\n  "fields": {\n    "image": { "media": "gone" }\n  }\n}' },
      'event/e/entry.json:3 unknown_reference gone',
    ],
    [
      'a picture without its file',
      { 'media/rope/media.json': '{\n  "file": "rope.jpg"\n}' },
      'media/rope/media.json:2 missing_file rope.jpg',
    ],
    ['a folder without its file', { 'genre/pop/de.md': 'name: Pop' }, 'genre/pop/entry.json:1 missing_file entry.json'],
    [
      'an id given twice',
      {
        'genre/a/entry.json': '{ "id": "0193b0a0-0000-7000-8000-000000000001" }',
        'genre/b/entry.json': '{\n  "id": "0193b0a0-0000-7000-8000-000000000001"\n}',
      },
      'genre/b/entry.json:2 double_id 0193b0a0-0000-7000-8000-000000000001 (genre/a/entry.json:1)',
    ],
    [
      'a number given twice',
      { 'tag/dgs/entry.json': '{\n  "number": 7\n}' },
      'genre/lied/entry.json:2 double_id 7 (tag/dgs)',
    ],
    ['no UUID', { 'genre/lied/entry.json': '{\n  "id": "seven"\n}' }, 'genre/lied/entry.json:2 wrong_type id: seven'],
    [
      'another language',
      { 'genre/lied/fr.md': 'name: Chanson' },
      'genre/lied/fr.md:1 unknown_language genre/lied/fr.md',
    ],
    ['a stray file', { 'genre/lied/notes.json': '{}' }, 'genre/lied/notes.json:1 unknown_file genre/lied/notes.json'],
    ['a stray folder', { 'genres/lied/entry.json': '{}' }, 'genres:1 unknown_file genres'],
    [
      'an unknown module',
      { 'pages/home/page.json': '{\n  "modules": [\n    { "key": "carousel-1" }\n  ]\n}' },
      'pages/home/page.json:3 unknown_model carousel',
    ],
    [
      'words of no module',
      { 'pages/home/de.md': 'slug:\ntitle: Haus\n\n## text-2\n' },
      'pages/home/de.md:4 unknown_model text-2',
    ],
    [
      'a text of no field',
      { 'genre/lied/de.md': 'name: Lied\ncolour: red\n' },
      'genre/lied/de.md:2 unknown_field colour',
    ],
    [
      'a line that is no field',
      { 'genre/lied/de.md': 'name: Lied\nand so on\n' },
      'genre/lied/de.md:2 bad_text and so on',
    ],
    ['a text too long', { 'genre/lied/de.md': `name: ${'x'.repeat(300)}` }, 'genre/lied/de.md:1 wrong_type name'],
    [
      'Markdown that does not end',
      { 'pages/home/de.md': 'slug:\ntitle: Haus\n\n## text-1\n\n### content\n\n**fett\n' },
      'pages/home/de.md:8 bad_text **fett',
    ],
    ['a page without a title', { 'pages/home/de.md': 'slug:\n' }, 'pages/home/de.md:1 missing title'],
    [
      'an entry online in a language without words',
      { 'genre/lied/entry.json': '{\n  "online": ["de", "en"]\n}' },
      'genre/lied/entry.json:1 missing name (en)',
    ],
    [
      'a module without its text',
      { 'pages/home/de.md': 'slug:\ntitle: Haus\n\n## text-1\n' },
      'pages/home/de.md:4 missing text-1.content',
    ],
    [
      'a module without words in a language that is online',
      { 'pages/home/de.md': 'slug:\ntitle: Haus\n' },
      'pages/home/page.json:5 missing text-1.content (de)',
    ],
    [
      'an unknown page above',
      { 'pages/home/page.json': '{\n  "parent": "gone"\n}' },
      'pages/home/page.json:2 unknown_reference gone',
    ],
    [
      'a page below itself',
      { 'pages/home/page.json': '{\n  "parent": "home"\n}' },
      'pages/home/page.json:2 unknown_reference home',
    ],
    [
      'opening hours of no weekday',
      { 'opening-hours.json': '{\n  "rules": [\n    { "weekday": 8, "opens": "10:00", "closes": "18:00" }\n  ]\n}' },
      'opening-hours.json:3 wrong_type weekday: 8',
    ],
    [
      'a notice without a title',
      { 'alerts.json': '[\n  { "text": { "de": "Zu" } }\n]' },
      'alerts.json:2 missing title',
    ],
    [
      'a redirect of another language',
      { 'redirects.json': '[\n  { "locale": "fr", "old_path": "a", "new_path": "b" }\n]' },
      'redirects.json:2 wrong_type locale: "fr"',
    ],
  ])('%s', (_, change, expected) => {
    expect(problems(change)).toContain(expected);
  });
});

test('a problem is told in the language of the reader', () => {
  const problem = { file: 'genre/lied/entry.json', line: 3, code: 'unknown_field', value: 'colour' } as const;
  expect(siteProblemText(problem, 'de')).toBe('genre/lied/entry.json:3 · Dieses Feld gibt es nicht: colour');
  expect(siteProblemText(problem, 'en')).toBe('genre/lied/entry.json:3 · There is no such field: colour');
});

test('what is written by hand refers to folders by their names', () => {
  const { site } = read({
    'production/hanf/entry.json': '{ "online": [] }',
    'event/e/entry.json': '{ "fields": { "production": "hanf" } }',
  });
  const [production] = site.entries.filter(({ type }) => type === 'production');
  expect(site.entries.find(({ type }) => type === 'event')?.props).toEqual({ production: production?.id });
});

test('the same folder has the same ids wherever it is read', () => {
  expect(read({}).site.pages).toEqual(read({}).site.pages);
  const other = read({ 'site.json': '{ "format": 1, "site": "https://other.example/" }' });
  expect(other.site.pages[0]?.id).not.toBe(read({}).site.pages[0]?.id);
});

type Change = Record<string, string | null>;

function read(change: Change) {
  const files = Object.entries({ ...home, ...change }).flatMap(([path, text]) =>
    text === null ? [] : [[path, text] as const],
  );
  return readSite({ texts: new Map(files), others: new Set() });
}

function problems(change: Change): string[] {
  return read(change).problems.map(({ file, line, code, value }) => `${file}:${line} ${code} ${value}`);
}

function json(...lines: string[]): string {
  return `${lines.join('\n')}\n`;
}
