import { describe, expect, it } from 'vitest';
import { layouts } from '#app/cms/node.ts';
import { modules } from '#app/modules/registry.ts';
import { articles, longArticles } from './articles/articles.ts';
import { artworks } from './artwork/pictures/catalogue.ts';
import type { DemoContainer, DemoModule, DemoPage } from './demo-page.ts';
import { files } from './files/catalogue.ts';
import { ballad } from './productions/ballad.ts';
import { nocturne } from './productions/nocturne.ts';
import { season } from './season/season.ts';
import { pages } from './site.ts';
import { stableId } from './stable-id.ts';

const locales = ['de', 'en'] as const;
const staged = [
  { key: 'ballade', containers: ballad.bottom },
  { key: 'nachtstueck', containers: nocturne.bottom },
];
/** Whatever holds modules: pages, the texts of the magazine, productions. */
const written = [...pages, ...articles, ...staged];
const containers = written.flatMap((entry) => entry.containers.map((container) => ({ entry, container })));
const placed = containers.flatMap(({ entry, container }) => modulesOf(container).map((module) => ({ entry, module })));

describe('the demo museum', () => {
  it('has at least 34 pages, three levels deep', () => {
    expect(pages.length).toBeGreaterThanOrEqual(34);
    expect(Math.max(...pages.map(depth))).toBeGreaterThanOrEqual(3);
  });

  it('names every page once and only parents that stand before it', () => {
    const keys = pages.map((entry) => entry.key);
    expect(new Set(keys).size).toBe(keys.length);
    for (const [index, entry] of pages.entries()) {
      if (entry.parent) expect(keys.indexOf(entry.parent), entry.key).toBeGreaterThanOrEqual(0);
      if (entry.parent) expect(keys.indexOf(entry.parent), entry.key).toBeLessThan(index);
    }
  });

  it('gives no two siblings the same address', () => {
    for (const locale of locales) {
      const addresses = pages.map((entry) => `${entry.parent ?? ''}/${entry.slug[locale]}`);
      expect(new Set(addresses).size).toBe(addresses.length);
      for (const entry of pages) expect(entry.slug[locale], entry.key).toMatch(/^[a-z0-9-]*$/);
    }
  });

  it('links only to pages, pictures and files that exist, and to anchors that are there', () => {
    const entries = season.map(({ type, key }) => stableId('entry', `${type}/${key}`));
    const known = {
      page: new Map(pages.map((entry) => [stableId('page', entry.key), entry])),
      media: new Set([
        ...artworks.map((picture) => stableId('artwork', picture.key)),
        ...files.map((file) => stableId('file', file.key)),
      ]),
    };
    for (const { entry, module } of placed) {
      for (const value of everyObject(module)) {
        if (value.type === 'page') {
          const target = known.page.get(String(value.id));
          expect(target, `${entry.key}: link in ${module.model}`).toBeDefined();
          if (value.anchor && target) expect(anchorsOf(target), entry.key).toContain(value.anchor);
        } else if (typeof value.type === 'string' && typeof value.id === 'string') {
          expect(entries, `${entry.key}: link in ${module.model}`).toContain(value.id);
        }
        if (typeof value.media === 'string') expect(known.media.has(value.media), `${entry.key}: picture`).toBe(true);
      }
    }
  });

  it('keeps anchors unique on a page, and every anchor list leads somewhere', () => {
    for (const entry of written) {
      const anchors = anchorsOf(entry);
      expect(new Set(anchors).size, entry.key).toBe(anchors.length);
      const listed = placed.filter((item) => item.entry === entry && item.module.model === 'anchor-list');
      for (const { module } of listed) {
        for (const item of (module.props?.children ?? []) as { anchor: string }[]) {
          expect(anchors, entry.key).toContain(item.anchor);
        }
      }
    }
  });

  it('uses every module, every ground and every column layout', () => {
    const used = new Set([
      ...placed.map(({ module }) => module.model),
      ...containers.map(({ container }) => container.model),
    ]);
    expect(modules.map((definition) => definition.model).filter((model) => !used.has(model))).toEqual([]);
    const usedLayouts = new Set(containers.map(({ container }) => container.layout));
    expect([...usedLayouts].sort()).toEqual(Object.keys(layouts).sort());
    const grounds = new Set([
      ...containers.map(({ container }) => container.extra_class),
      ...pages.map((p) => p.page_class),
    ]);
    for (const theme of ['cc01', 'cc02', 'cc03', 'sunken'] as const) expect(grounds).toContain(theme);
  });

  it('fills as many columns as its layout has', () => {
    for (const { entry, container } of containers) {
      expect(container.columns.length, entry.key).toBe(layouts[container.layout].length);
    }
  });

  it('says everything in both languages', () => {
    for (const { entry, module } of placed) {
      expect(shapeOf(module.en), `${entry.key}: ${module.model}`).toEqual(shapeOf(module.de));
      for (const locale of locales) {
        for (const words of everyText(module[locale]))
          expect(words.trim(), `${entry.key}: ${module.model}`).not.toBe('');
      }
    }
    for (const entry of pages) {
      for (const field of ['title', 'meta_description', 'headline', 'menu_name', 'meta_title'] as const) {
        for (const locale of locales) if (entry[field]) expect(entry[field][locale], entry.key).not.toBe('');
      }
    }
  });

  it('writes the German and the English of a sentence differently', () => {
    for (const { entry, module } of placed.filter((item) => item.module.model === 'text')) {
      expect(everyText(module.en).join(' '), entry.key).not.toBe(everyText(module.de).join(' '));
    }
  });

  it('describes every page in 60 to 180 characters', () => {
    for (const entry of pages) {
      for (const locale of locales) {
        const { length } = entry.meta_description[locale];
        expect(length, `${entry.key} ${locale}: ${length}`).toBeGreaterThanOrEqual(60);
        expect(length, `${entry.key} ${locale}: ${length}`).toBeLessThanOrEqual(180);
      }
    }
  });

  it('holds no filler, no straight quotation marks and no link to the closed dispute platform', () => {
    for (const { entry, module } of placed) {
      for (const locale of locales) {
        const words = everyText(module[locale]).join('\n');
        expect(words, entry.key).not.toMatch(/lorem|ipsum|todo|xxx/i);
        expect(words, entry.key).not.toMatch(/["']/);
        expect(words, entry.key).not.toMatch(/\*\*|\]\(|ec\.europa\.eu/);
        if (locale === 'en') expect(words, entry.key).not.toMatch(/„/);
      }
    }
  });

  it('tells every long article in at least 420 words per language', () => {
    for (const entry of longArticles) {
      for (const locale of locales)
        expect(wordsOn(entry, locale), `${entry.key} ${locale}`).toBeGreaterThanOrEqual(420);
    }
  });

  it('tells every short article in at least 80 words per language, and in one text', () => {
    for (const entry of articles.filter((article) => !longArticles.includes(article))) {
      expect(
        entry.containers.flatMap(modulesOf).map(({ model }) => model),
        entry.key,
      ).toEqual(['text']);
      for (const locale of locales) expect(wordsOn(entry, locale), `${entry.key} ${locale}`).toBeGreaterThanOrEqual(80);
    }
  });

  it('skips no heading level below the title of a page', () => {
    for (const entry of written) {
      let above = 1;
      for (const level of entry.containers.flatMap(modulesOf).flatMap(headingLevel)) {
        expect(level, entry.key).toBeLessThanOrEqual(above + 1);
        above = level;
      }
    }
  });

  it('stores only values that the fields of its modules accept', () => {
    const definitions = new Map(modules.map((definition) => [definition.model, definition]));
    for (const { entry, module } of placed) {
      const fields = definitions.get(module.model)?.fields ?? {};
      for (const part of ['props', 'de', 'en'] as const) {
        for (const [name, value] of Object.entries(module[part] ?? {})) {
          const schema = part === 'props' ? fields[name]?.shared : fields[name]?.localized;
          const where = `${entry.key}: ${module.model}.${name} (${part})`;
          expect(schema, where).toBeTruthy();
          const parsed = schema?.safeParse(value);
          expect(parsed?.success ? [] : parsed?.error.issues, where).toEqual([]);
        }
      }
    }
  });
});

/** The level a module's own heading is drawn with; the others have none. */
function headingLevel({ model, props }: DemoModule): number[] {
  if (model === 'headline') return [Number(props?.headline_level)];
  return ['full-teaser', 'teaser-list', 'chapter-list', 'faq', 'event-list'].includes(model) ? [2] : [];
}

function depth(entry: DemoPage): number {
  const parent = pages.find((candidate) => candidate.key === entry.parent);
  return parent ? depth(parent) + 1 : 1;
}

function modulesOf(container: DemoContainer): DemoModule[] {
  return container.columns.flat();
}

function anchorsOf(entry: Pick<DemoPage, 'containers'>): string[] {
  return entry.containers
    .flatMap(modulesOf)
    .flatMap((module) => (typeof module.props?.anchor === 'string' ? [module.props.anchor] : []));
}

function everyObject(value: unknown): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = Array.isArray(value) ? [] : [value as Record<string, unknown>];
  return [...own, ...Object.values(value).flatMap(everyObject)];
}

/** All words of a value, leaving out the technical strings of a ProseMirror document. */
function everyText(value: unknown, name = ''): string[] {
  if (typeof value === 'string') return ['type', 'id', 'href', 'lang', 'anchor'].includes(name) ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => everyText(inner, key));
}

/** Field names without the inside of documents: both languages must have the same ones. */
function shapeOf(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || 'type' in value) return typeof value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shapeOf(inner)]));
}

function wordsOn(entry: Pick<DemoPage, 'containers'>, locale: 'de' | 'en'): number {
  return entry.containers
    .flatMap(modulesOf)
    .flatMap((module) => everyText(module[locale]))
    .join(' ')
    .split(/\s+/).length;
}
