import { describe, expect, it, test } from 'vitest';
import { entryShape } from '#app/cms/collection/json.ts';
import type { CollectionDefinition } from '#app/cms/collection.ts';
import { initialValues, viewOf } from '#app/cms/field-set.ts';
import { presentFields } from '#app/cms/json/fields.ts';
import { moduleShape } from '#app/cms/module-shape.ts';
import { resolveContext } from '#app/cms/resolve-context.ts';
import { allCollections, collections } from './registry.ts';

describe.each(allCollections.map((definition) => [definition.type, definition] as const))('%s', (_type, definition) => {
  const context = resolveContext({ locale: 'de', media: [], addresses: {} });

  it('names only collections that exist, in what it refers to and in what it inherits from', () => {
    const targets = Object.values(definition.fields).flatMap(({ options }) => options.target ?? []);
    for (const target of targets) expect(Object.keys(collections)).toContain(target);
    if (definition.inherits) expect(collections[definition.inherits.from]).toBeDefined();
  });

  it('begins with values that can be stored and shown, and are answered as the interface says', () => {
    const { props, texts } = initialValues(definition.fields);
    expect(moduleShape(definition).props.safeParse(props).success).toBe(true);
    const view = viewOf(definition.fields, { props, texts, context });
    const answer = { id: 1, url: null, slug: '', ...presentFields(definition.fields, view, new Map()) };
    expect(entryShape(definition).safeParse(answer).error).toBeUndefined();
  });

  it('stands somewhere in its list before anything is known of it', () => {
    const view = viewOf(definition.fields, { ...initialValues(definition.fields), context });
    const about = { title: 'Seil', number: 1, first_published: Temporal.Instant.fromEpochMilliseconds(0) };
    expect(typeof definition.position(view, about).sort).toBe('string');
  });
});

const kindOf = (definition: CollectionDefinition, name = '') => definition.fields[name]?.kind;

describe.each(allCollections.filter(({ preview, feed, shareCard }) => preview ?? feed ?? shareCard))(
  'what lists, feeds and shared links show of $type',
  (definition) => {
    const { preview, feed, shareCard, slots } = definition;

    test('is in fields of the kinds they can show', () => {
      for (const image of [preview?.image, feed?.image]) if (image) expect(kindOf(definition, image)).toBe('image');
      for (const name of [preview?.kind, shareCard?.kind, shareCard?.place])
        if (name) expect(kindOf(definition, name)).toBe('reference');
      for (const name of feed?.summary ?? []) expect(kindOf(definition, name)).toBe('text');
      for (const name of feed?.categories ?? []) expect(kindOf(definition, name)).toMatch(/^references?$/);
      for (const name of feed?.text ?? []) expect(kindOf(definition, name)).toBe('rich-text');
      if (feed?.authors) expect(Object.keys(definition.fields[feed.authors]?.options.fields ?? {})).toContain('person');
    });

    test('is in slots that it has', () => {
      expect(slots).toEqual(expect.arrayContaining([...(feed?.slots ?? [])]));
    });
  },
);

test('two collections never share a route, a call of the API or the names of a section', () => {
  const paged = allCollections.flatMap(({ pages }) => pages ?? []);
  const routes = paged.flatMap(({ route, list }) => (list ? [route, list.route] : [route]));
  const calls = allCollections.flatMap(({ api }) =>
    api ? [api.path, ...(api.terms ?? []).map(({ path }) => path)] : [],
  );
  const sections = [...new Set(paged.map(({ section }) => section))].map(({ name }) => name);
  for (const names of [routes, calls, sections]) expect(names).toEqual([...new Set(names)]);
});

test('an inherited field keeps the same kind of value as its source', () => {
  for (const definition of allCollections) {
    const base = definition.inherits && collections[definition.inherits.from];
    for (const [own, source] of Object.entries(definition.inherits?.fields ?? {})) {
      expect(base?.fields[source]?.kind).toBe(definition.fields[own]?.kind);
      expect(base?.fields[source]?.options.target).toBe(definition.fields[own]?.options.target);
    }
  }
});

test('a name that every object has is no collection', () => {
  for (const name of ['constructor', 'toString', '__proto__']) expect(collections[name]).toBeUndefined();
});
