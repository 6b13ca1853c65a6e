import { describe, expect, it } from 'vitest';
import { problemsOf } from '../field-problems.ts';
import { partsOf, viewOf } from '../field-set.ts';
import { defineModule } from '../module.ts';
import { moduleShape } from '../module-shape.ts';
import type { MediaRecord } from '../resolve.ts';
import { resolveContext } from '../resolve-context.ts';
import { choice } from './choice/field.ts';
import { isLocalDateTime } from './date-time/field.ts';
import { group } from './group/field.ts';
import { image } from './image/field.ts';
import { line } from './line/field.ts';
import { list } from './list/field.ts';
import { localized } from './localized.ts';
import { number } from './number/field.ts';
import { text } from './text/field.ts';

const picture: MediaRecord = {
  id: '0193b0a0-0000-7000-8000-000000000001',
  kind: 'image',
  name: 'tau.jpg',
  mime: 'image/jpeg',
  bytes: 1,
  width: 800,
  height: 600,
  hash: 'abcdef0123456789',
  placeholder: null,
  alt: { de: 'Ein Tau' },
  credit: {},
  focal: { x: 0.5, y: 0.5 },
};
const german = resolveContext({ locale: 'de', media: [picture], addresses: {} });
const english = { ...german, locale: 'en' as const };

const teasers = defineModule({
  model: 'teaser-list',
  group: 'teaser',
  fields: {
    level: number({ min: 2, max: 6, initial: 2 }),
    look: choice(['default', 'list'], { initial: 'default' }),
    title: line({ required: true, search: 'A' }),
    children: list({
      image: image({ required: true }),
      text: localized(text({ max: 3000, multiline: true, required: true })),
    }),
  },
});
const shape = moduleShape(teasers);

describe('the stored shape of a module', () => {
  it.each([
    { level: 1 },
    { level: 7 },
    { level: 2.5 },
    { look: 'loud' },
    { title: { type: 'doc' } },
    { unknown: 1 },
    { children: [{ _key: 'a', text: 'shared' }] },
    { children: [{ _key: 'a' }, { _key: 'a' }] },
    { children: [{}] },
    { children: [{ _key: '__proto__!' }] },
  ])('refuses %j', (props) => expect(shape.props.safeParse(props).success).toBe(false));

  it('lets a draft leave out what will be required', () => {
    expect(shape.props.safeParse({}).success).toBe(true);
    expect(shape.i18n.safeParse({ children: { a: { text: '' } } }).success).toBe(true);
  });

  it('counts the letters of a teaser', () => {
    expect(shape.i18n.safeParse({ children: { a: { text: 'x'.repeat(3001) } } }).success).toBe(false);
    expect(shape.i18n.safeParse({ children: { a: { text: 'x'.repeat(3000) } } }).success).toBe(true);
  });
});

describe('publishing', () => {
  const props = { children: [{ _key: 'a', image: { media: picture.id } }] };
  const texts = { title: { type: 'doc', content: [{ type: 'text', text: 'T' }] }, children: { a: { text: 'x' } } };

  it('names every gap, also inside items and in alternative texts of this language', () => {
    expect(problemsOf(teasers.fields, { props, texts: {}, context: english })).toEqual([
      { path: 'title', message: 'field_problem_required' },
      { path: 'children.a.image.alt', message: 'field_problem_alt' },
      { path: 'children.a.text', message: 'field_problem_required' },
    ]);
  });

  it('has nothing to say about a complete module', () => {
    expect(problemsOf(teasers.fields, { props, texts, context: german })).toEqual([]);
  });
});

describe('a resolved module', () => {
  it('has initial values, words of its language and items in order', () => {
    const props = { children: [{ _key: 'b' }, { _key: 'a' }] };
    const view = viewOf(teasers.fields, { props, texts: { children: { a: { text: ' Tau ' } } }, context: german });
    expect(view).toEqual({
      level: 2,
      look: 'default',
      title: { html: '', text: '' },
      children: [
        { _key: 'b', image: null, text: '' },
        { _key: 'a', image: null, text: 'Tau' },
      ],
    });
  });

  it('survives values of another shape', () => {
    const view = viewOf(teasers.fields, { props: { level: 'x', children: 7 }, texts: { title: 3 }, context: german });
    expect(view.children).toEqual([]);
    expect(view.level).toBe(2);
  });
});

describe('a field', () => {
  it('knows days that do not exist', () => {
    expect(isLocalDateTime('2026-02-30T10:00')).toBe(false);
    expect(isLocalDateTime('2026-02-28T24:00')).toBe(false);
    expect(isLocalDateTime('2026-02-28T23:59')).toBe(true);
  });

  it('grouped with others is kept below one name', () => {
    const fields = { hours: group({ from: number({ min: 0 }), note: text({ localized: true }) }) };
    expect(partsOf(fields).shared?.safeParse({ hours: { from: -1 } }).success).toBe(false);
    const view = viewOf(fields, { props: { hours: { from: 9 } }, texts: { hours: { note: 'n' } }, context: german });
    expect(view).toEqual({ hours: { from: 9, note: 'n' } });
  });
});
