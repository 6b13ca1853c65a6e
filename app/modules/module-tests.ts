import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { problemsOf } from '#app/cms/field-problems.ts';
import { viewOf } from '#app/cms/field-set.ts';
import type { ModuleDefinition, ModuleExample } from '#app/cms/module.ts';
import { moduleShape } from '#app/cms/module-shape.ts';
import type { ResolveContext } from '#app/cms/resolve.ts';
import { editMarks } from '#app/cms/view/edit-marks.ts';
import { loadViews, PageContent } from '#app/cms/view/render.tsx';
import { type Locale, locales } from '#app/i18n/locale.ts';
import { getLocale, overwriteGetLocale } from '#app/i18n/paraglide/runtime.js';
import { exampleContext } from './example-context.ts';
import { ModuleDataContext } from './module-data.ts';
import { maximum } from './module-maximum.ts';
import { views } from './views.ts';

// A rendering in a test waits for nobody.
await loadViews(views);

type Values = Record<string, unknown>;
type Content = { props: Values; texts: Values };
type Rendering = {
  locale?: Locale;
  editing?: boolean;
  context?: ResolveContext;
  /** What its `load.server.ts` would have read. */
  data?: unknown;
};

/** The markup of a module: stored values go through its own schema and resolve, as on a real page. */
export function renderModule(definition: ModuleDefinition, content: Content, rendering: Rendering = {}): string {
  const { locale = 'de', editing = false, context = exampleContext(locale), data } = rendering;
  const View = views[definition.model];
  if (!View) throw new Error(`No view renders "${definition.model}".`);
  const shape = moduleShape(definition);
  const fields = viewOf(definition.fields, {
    props: shape.props.parse(content.props),
    texts: shape.i18n.parse(content.texts),
    context,
  });
  const node = { id: 'm-1', model: definition.model, slug: null, layout: null, columns: [], fields };
  const columns = definition.hasColumns ? [{ index: 0, units: 12, models: [], children: 'Inhalt' }] : [];
  // Proof: the fields come from the definition the view is written for.
  const view = createElement(View, {
    id: node.id,
    fields: fields as never,
    marks: editMarks(node, editing),
    columns,
    nested: (nodes) => createElement(PageContent, { nodes, views }),
  });
  return spokenIn(locale, () =>
    renderToStaticMarkup(createElement(ModuleDataContext, { value: { [node.id]: data } }, view)),
  );
}

/** What is rendered in a language; afterwards the files of tests that follow in this process speak theirs again. */
function spokenIn(locale: Locale, render: () => string): string {
  const before = getLocale;
  overwriteGetLocale(() => locale);
  try {
    return render();
  } finally {
    overwriteGetLocale(before);
  }
}

/** What an example stores for one language. */
export function exampleContent(example: ModuleExample, locale: Locale = 'de'): Content {
  return { props: example.props, texts: example.i18n[locale] };
}

/** What every module has to keep to; its own test file adds what is special about it. */
export function describeModule(definition: ModuleDefinition, example: ModuleExample): void {
  const shape = moduleShape(definition);

  describe(`every module: ${definition.model}`, () => {
    test('an unknown field is refused', () => {
      expect(shape.props.safeParse({ surprise: 1 }).success).toBe(false);
      expect(shape.i18n.safeParse({ surprise: 1 }).success).toBe(false);
    });

    test('a value beyond the limit of any field is refused, the longest allowed is accepted', () => {
      const full = maximum(definition.fields);
      expect(shape.props.safeParse(full.props).error).toBeUndefined();
      expect(shape.i18n.safeParse(full.texts).error).toBeUndefined();
      for (const [name, value] of Object.entries(full.props)) {
        const beyond = grown(value);
        if (beyond) expect(shape.props.safeParse({ [name]: beyond }).success, name).toBe(false);
      }
      for (const [name, value] of Object.entries(full.texts)) {
        const beyond = grown(value);
        if (beyond) expect(shape.i18n.safeParse({ [name]: beyond }).success, name).toBe(false);
      }
    });

    test.each(locales)('its example can be published and rendered in %s', (locale) => {
      const content = exampleContent(example, locale);
      expect(problemsOf(definition.fields, { ...content, context: exampleContext(locale) })).toEqual([]);
      expectSound(renderModule(definition, content, { locale }));
    });

    test('nothing written renders no empty headings, links or pictures', () => {
      expectSound(renderModule(definition, { props: {}, texts: {} }));
      expectSound(renderModule(definition, { props: example.props, texts: {} }));
    });

    test('every field filled to its limit is rendered', () => {
      const full = maximum(definition.fields);
      expectSound(renderModule(definition, full));
      expect(renderModule(definition, full).length).toBeGreaterThan(10);
    });

    test('visitors get no trace of the editor, the editor finds the module', () => {
      const content = exampleContent(example);
      expect(renderModule(definition, content)).not.toMatch(/data-[mf]=/);
      expect(renderModule(definition, content, { editing: true })).toContain('data-m="m-1"');
      expect(renderModule(definition, { props: {}, texts: {} }, { editing: true })).toContain('data-m="m-1"');
    });
  });
}

function expectSound(html: string): void {
  expect(html).not.toMatch(/undefined|\[object|NaN/);
  expect(html).not.toMatch(/<(h\d|a|li|dt|dd|figcaption|summary|p)( [^>]*)?><\/\1>/);
  expect(html).not.toMatch(/ (href|src)=""/);
  for (const [image] of html.matchAll(/<img [^>]*>/g)) expect(image).toMatch(/ alt="/);
  for (const [frame] of html.matchAll(/<iframe [^>]*>/g)) expect(frame).toMatch(/ title="[^"]/);
  for (const [link] of html.matchAll(/<a [^>]*target="_blank"[^>]*>/g))
    expect(link).toContain('rel="noopener noreferrer"');
}

function grown(value: unknown): unknown {
  if (typeof value === 'string') return /^\d{4}-/.test(value) ? `${value}x` : `${value}e`;
  if (Array.isArray(value)) return [...value, { _key: 'one-more' }];
  return null;
}
