import { describe, expect, it } from 'vitest';
import { dateTime } from '../field/date-time/field.ts';
import { embed } from '../field/embed/field.ts';
import { image } from '../field/image/field.ts';
import { link } from '../field/link/field.ts';
import { list } from '../field/list/field.ts';
import { number } from '../field/number/field.ts';
import { richText } from '../field/rich-text/field.ts';
import { anchor, text } from '../field/text/field.ts';
import { defineModule } from '../module.ts';
import type { ModuleNode } from '../node.ts';
import { resolveContext } from '../resolve-context.ts';
import { checkContent } from './check-content.ts';
import { onlyCopied } from './untranslated.ts';

const page = '11111111-1111-4111-8111-111111111111';
const gone = '22222222-2222-4222-8222-222222222222';
const picture = '33333333-3333-4333-8333-333333333333';

const definitions = {
  container: defineModule({ model: 'container', group: 'structure', parents: [], hasColumns: true, fields: {} }),
  part: defineModule({
    model: 'part',
    group: 'text',
    fields: {
      headline_level: number({ min: 2, max: 6 }),
      words: richText(),
      link_text: text({ localized: true }),
      link: link(),
      image: image(),
      video: embed({ media: 'video' }),
      online_to: dateTime(),
      points: list({ own_anchor: anchor() }),
      anchor: anchor(),
    },
  }),
};

const context = resolveContext({
  locale: 'de',
  media: [
    {
      id: picture,
      kind: 'image',
      name: 'seil.jpg',
      mime: 'image/jpeg',
      bytes: 1,
      width: 10,
      height: 10,
      hash: 'a',
      placeholder: null,
      alt: {},
      credit: {},
      focal: { x: 0.5, y: 0.5 },
    },
  ],
  addresses: { [`page:${page}`]: { href: '/de/winter', title: 'Winterfahrplan', online: false } },
});

let count = 0;
function part(props: Record<string, unknown>, de: Record<string, unknown> = {}, en = {}): ModuleNode {
  count += 1;
  const place = { parent_id: 'box', column_index: 0, pos: `a${count}`, content_type: null, object_id: null };
  const rest = { slug: null, layout: null, hidden_in: [], schema_version: 1, rev: 1 };
  return { id: `m${count}`, model: 'part', ...place, ...rest, props, i18n: { de, en } };
}

const box: ModuleNode = { ...part({}), id: 'box', model: 'container', parent_id: null, layout: '100' };

function check(...nodes: ModuleNode[]) {
  const now = Temporal.Instant.from('2026-11-21T12:00:00Z');
  return checkContent({ nodes: [box, ...nodes], definitions, context, now });
}

const said = (words: string, href?: string) => ({
  words: {
    type: 'doc',
    content: [
      {
        type: 'paragraph',
        content: [{ type: 'text', text: words, ...(href ? { marks: [{ type: 'link', attrs: { href } }] } : {}) }],
      },
    ],
  },
});

describe('before publishing an editor is told', () => {
  it('of nothing where nothing is wrong', () => {
    expect(check(part({ headline_level: 2, anchor: 'seil' }, said('Das Seil hält.'), said('The rope holds.')))).toEqual(
      [],
    );
  });

  it('of a number that the other language does not name, unless that one waits to be translated anew', () => {
    const node = part({}, said('Die Bahn hat 208 Fenster.'), said('The Walk has 104 windows.'));
    expect(check(node)).toEqual([
      { rule: 'numbers', module: node.id, path: 'words', message: 'forms_check_numbers', words: '208' },
    ]);
    const now = Temporal.Instant.from('2026-11-21T12:00:00Z');
    const outdated = [{ module: node.id, field: 'words', locale: 'en' as const }];
    expect(checkContent({ nodes: [box, node], definitions, context, outdated, now })).toEqual([]);
  });

  it('of a word the venue writes another way, and of a sentence longer than it wants them, in its own language alone', () => {
    const node = part({}, said('Das Seil hält Besucher.'), said('The rope holds Besucher.'));
    const now = Temporal.Instant.from('2026-11-21T12:00:00Z');
    const style = { words: { de: [{ avoid: 'Besucher', prefer: '' }], en: [] }, longest_sentence: 3 };
    const request = { nodes: [box, node], definitions, now, style };
    expect(checkContent({ ...request, context })).toEqual([
      { rule: 'wording', module: node.id, path: 'words', message: 'forms_check_wording', words: 'Besucher' },
      {
        ...{ rule: 'sentence', module: node.id, path: 'words', message: 'forms_check_sentence' },
        words: 'Das Seil hält Besucher.',
      },
    ]);
    const english = resolveContext({ locale: 'en', media: [], addresses: {} });
    expect(checkContent({ ...request, context: english }).map(({ rule }) => rule)).toEqual(['sentence']);
  });

  it('of what makes a page hard to read where it is one in Leichte Sprache, and nowhere else', () => {
    const node = part({}, said('Sie dürfen nicht hinein.'), said('You may not go in.'));
    const request = { nodes: [box, node], definitions, context, now: Temporal.Instant.from('2026-11-21T12:00:00Z') };
    expect(checkContent(request)).toEqual([]);
    expect(checkContent({ ...request, isEasy: true })).toEqual([
      { rule: 'easy', module: node.id, path: 'words', message: 'forms_check_easy_negation', words: 'nicht' },
    ]);
  });

  it('of a picture without words in this language and without a credit', () => {
    const found = check(part({ image: { media: picture } }, {}, { image: { alt: 'A rope' } }));
    expect(found.map(({ rule, path }) => [rule, path])).toEqual([
      ['alt', 'image.alt'],
      ['credit', 'image.credit'],
    ]);
  });

  it('of a heading that skips a level, and which level would be right', () => {
    expect(check(part({ headline_level: 2 }), part({ headline_level: 4 }))).toMatchObject([
      { rule: 'heading', path: 'headline_level', better: 3 },
    ]);
  });

  it('of two modules with one anchor, and of jumps to an anchor nobody has', () => {
    const found = check(part({ anchor: 'a' }), part({ anchor: 'a' }), part({}, said('Zum Ende', '#ende')));
    expect(found).toMatchObject([
      { message: 'forms_check_anchor_twice', better: 'a-2' },
      { message: 'forms_check_anchor_missing', words: 'ende' },
    ]);
  });

  it('of no lost jump where an entry of a list is the place it leads to, but of two places with one name', () => {
    const points = [
      { _key: 'a', own_anchor: 'ende' },
      { _key: 'b', own_anchor: '' },
    ];
    expect(check(part({ points }), part({}, said('Zum Ende', '#ende')))).toEqual([]);
    expect(check(part({ points }), part({ anchor: 'ende' }))).toMatchObject([{ message: 'forms_check_anchor_twice' }]);
  });

  it('of link texts that say nothing, in a text and on a button', () => {
    const found = check(part({}, said('hier', 'https://seil.example')), part({}, { link_text: 'Mehr erfahren …' }));
    expect(found.map(({ rule, words }) => [rule, words])).toEqual([
      ['link-text', 'hier'],
      ['link-text', 'Mehr erfahren …'],
    ]);
  });

  it('of targets that are offline or gone, and of the dispute platform that was switched off', () => {
    const found = check(
      part({ link: { ref: { type: 'page', id: page } } }),
      part({ link: { ref: { type: 'page', id: gone } } }),
      part({ link: { url: 'https://ec.europa.eu/consumers/odr/' } }),
    );
    expect(found.map(({ message }) => message)).toEqual([
      'forms_check_link_offline',
      'forms_check_link_gone',
      'forms_check_odr',
    ]);
  });

  it('of words that are true for one day, of times that are over, but not of a morning', () => {
    expect(check(part({}, said('Führung morgen um drei')))).toMatchObject([{ rule: 'date', words: 'morgen' }]);
    expect(check(part({ online_to: '2026-11-20T10:00' }))).toMatchObject([{ message: 'forms_check_expired' }]);
    expect(check(part({}, said('Am Morgen ist es still.')))).toEqual([]);
    expect(check(part({}, said('Führung am 20. November 2026, 15 Uhr')))).toMatchObject([
      { rule: 'date', message: 'forms_check_written_date', words: '20. November 2026' },
    ]);
  });

  it('of a missing translation and a player without a title', () => {
    expect(check(part({}, {}, { link_text: 'Tickets' }))).toMatchObject([{ rule: 'translation', words: 'Tickets' }]);
    expect(check(part({ video: { url: 'https://vimeo.com/76979871' } }))).toMatchObject([{ rule: 'embed-title' }]);
  });

  it('of a translation whose source has changed, in its own language only', () => {
    const made = part({}, said('Das Seil.'), said('The rope.'));
    const findings = (locale: 'de' | 'en') =>
      checkContent({
        nodes: [box, made],
        definitions,
        context,
        now: Temporal.Instant.from('2026-11-21T12:00:00Z'),
        outdated: [{ module: made.id, field: 'words', locale }],
      });
    expect(findings('de')).toMatchObject([{ rule: 'outdated', path: 'words' }]);
    expect(findings('en')).toEqual([]);
  });

  it('of words that were copied from the other language and are not translated yet', () => {
    const made = part({}, said('The old rope.'), said('The rope.'));
    const findings = (source: unknown) =>
      checkContent({
        nodes: [box, made],
        definitions,
        context,
        now: Temporal.Instant.from('2026-11-21T12:00:00Z'),
        outdated: [{ module: made.id, field: 'words', locale: 'de', source }],
      });
    expect(findings(onlyCopied)).toMatchObject([{ rule: 'translation', message: 'forms_check_untranslated' }]);
    expect(findings(said('The older rope.').words)).toMatchObject([{ rule: 'outdated' }]);
  });

  it('of nothing that is hidden in this language', () => {
    expect(check({ ...part({ headline_level: 6 }), hidden_in: ['de'] })).toEqual([]);
  });
});

it('takes the fixed parts of an entry for places one can jump to, and for names that are taken', () => {
  const now = Temporal.Instant.from('2026-11-21T12:00:00Z');
  const nodes = [box, part({}, said('Wann wir öffnen', '#opening-hours')), part({ anchor: 'people' })];
  const found = checkContent({ nodes, definitions, context, now, anchors: ['opening-hours', 'people'] });
  expect(found).toMatchObject([{ message: 'forms_check_anchor_twice', better: 'people-2' }]);
});
