import { describe, expect, it } from 'vitest';
import { layouts } from '#app/cms/node.ts';
import type { SiteModule, SiteObject } from '#app/cms/site-format/site-object.ts';
import { locales } from '#app/i18n/locale.ts';
import { modules } from '#app/modules/registry.ts';
import { containersOf, entriesOf, modulesOf, problems, site, textsIn } from './site-for-tests.ts';

const { pages, entries } = site;
/** Whatever holds modules: pages, the texts of the magazine, productions. */
const written = [...pages, ...entries].filter((object) => containersOf(object).length > 0);
const containers = written.flatMap((object) => containersOf(object).map((container) => ({ object, container })));
const placed = written.flatMap((object) => modulesOf(object).map((module) => ({ object, module })));
const articles = entriesOf('article');
const modelsOf = (article: SiteObject) => modulesOf(article).map(({ model }) => model);
const longArticles = articles.filter((article) => modelsOf(article).filter((model) => model !== 'video').length > 1);

describe('the demo museum', () => {
  it('is a folder in order: every value fits its field, every name leads somewhere', () => {
    expect(problems).toEqual([]);
  });

  it('has at least 34 pages, three levels deep', () => {
    expect(pages.length).toBeGreaterThanOrEqual(34);
    expect(Math.max(...pages.map(depth))).toBeGreaterThanOrEqual(3);
  });

  it('gives no two siblings the same address', () => {
    for (const locale of locales) {
      const addresses = pages.map(({ head, i18n }) => `${head.parent ?? ''}/${i18n[locale]?.slug}`);
      expect(new Set(addresses).size).toBe(addresses.length);
      for (const { name, i18n } of pages) expect(i18n[locale]?.slug, name).toMatch(/^[a-z0-9-]*$/);
    }
  });

  it('links only to anchors that are there', () => {
    const known = new Map(pages.map((page) => [page.id, page]));
    for (const { object, module } of placed)
      for (const value of objectsIn([module.props, module.i18n])) {
        const target = value.type === 'page' ? known.get(String(value.id)) : undefined;
        if (value.anchor && target) expect(anchorsOf(target), object.name).toContain(value.anchor);
      }
  });

  it('keeps anchors unique on a page, and every anchor list leads somewhere', () => {
    for (const object of written) {
      const anchors = anchorsOf(object);
      expect(new Set(anchors).size, object.name).toBe(anchors.length);
      for (const { props } of modulesOf(object).filter(({ model }) => model === 'anchor-list'))
        for (const item of (props.children ?? []) as { anchor: string }[])
          expect(anchors, object.name).toContain(item.anchor);
    }
  });

  it('uses every module, every ground and every column layout', () => {
    const used = new Set(
      [...placed.map(({ module }) => module), ...containers.map((each) => each.container)].map(({ model }) => model),
    );
    expect(modules.map((definition) => definition.model).filter((model) => !used.has(model))).toEqual([]);
    const usedLayouts = new Set(containers.flatMap(({ container }) => container.layout ?? []));
    expect([...usedLayouts].sort()).toEqual(Object.keys(layouts).sort());
    const grounds = new Set([
      ...containers.map(({ container }) => container.props.extra_class),
      ...pages.map(({ props }) => props.page_class ?? 'cc01'),
    ]);
    for (const theme of ['cc01', 'cc02', 'cc03', 'sunken']) expect(grounds).toContain(theme);
  });

  it('fills as many columns as its layout has', () => {
    for (const { object, container } of containers.filter(({ container }) => container.layout !== null))
      expect(container.columns.length, object.name).toBe(layouts[container.layout ?? '100'].length);
  });

  it('says everything in both languages', () => {
    for (const { object, module } of placed) {
      const where = `${object.name}: ${module.key}`;
      expect(shapeOf(module.i18n.en), where).toEqual(shapeOf(module.i18n.de));
      for (const locale of locales)
        for (const text of textsIn(module.i18n[locale])) expect(text.trim(), where).not.toBe('');
    }
    for (const page of pages)
      for (const field of ['title', 'meta_description', 'headline', 'menu_name', 'meta_title'])
        for (const locale of locales)
          if (page.i18n.de?.[field] !== undefined) expect(page.i18n[locale]?.[field], page.name).not.toBe('');
  });

  it('writes the German and the English of a sentence differently', () => {
    for (const { object, module } of placed.filter((item) => item.module.model === 'text'))
      expect(textsIn(module.i18n.en).join(' '), object.name).not.toBe(textsIn(module.i18n.de).join(' '));
  });

  it('describes every page in 60 to 180 characters', () => {
    for (const { name, i18n } of pages)
      for (const locale of locales) {
        const { length } = String(i18n[locale]?.meta_description ?? '');
        expect(length, `${name} ${locale}: ${length}`).toBeGreaterThanOrEqual(60);
        expect(length, `${name} ${locale}: ${length}`).toBeLessThanOrEqual(180);
      }
  });

  it('holds no filler, no straight quotation marks and no link to the closed dispute platform', () => {
    for (const { object, module } of placed)
      for (const locale of locales) {
        const text = textsIn(module.i18n[locale]).join('\n');
        expect(text, object.name).not.toMatch(/lorem|ipsum|todo|xxx/i);
        expect(text, object.name).not.toMatch(/["']/);
        expect(text, object.name).not.toMatch(/\*\*|\]\(|ec\.europa\.eu/);
        if (locale === 'en') expect(text, object.name).not.toMatch(/„/);
      }
  });

  it('leaves the credit of a picture to the library, which says it beside every caption', () => {
    for (const { object, module } of placed)
      for (const { caption } of objectsIn(module.i18n)) expect(caption ?? '', object.name).not.toContain('©');
  });

  it('keeps number and unit, thousands, paragraph sign and number, day and month on one line', () => {
    const apart = [
      /\d (€|%|Uhr|Metern?|Minuten|Jahren?|m|cm|kg|km|Grad|metres|minutes|years|kN)(?![\p{L}\d])/u,
      /\d \d{3}(?!\d)/,
      /§ \d/,
      /\d{1,2}\. (Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)/,
      /\d{1,2} (January|February|March|April|May|June|July|August|September|October|November|December)\b/,
    ];
    const said = [...placed.map(({ object, module }) => ({ name: object.name, i18n: module.i18n })), ...entries];
    for (const { name, i18n } of said)
      for (const text of locales.flatMap((locale) => runningTextsIn(i18n[locale])))
        for (const pattern of apart) expect(text, name).not.toMatch(pattern);
  });

  it('goes on in a description where its lead and subtitle end, instead of saying them again', () => {
    for (const { name, i18n } of entries)
      for (const locale of locales) {
        const { lead, subtitle, description } = i18n[locale] ?? {};
        const begins = beginningOf(description);
        for (const before of [lead, subtitle].map(beginningOf).filter(Boolean))
          expect(begins.startsWith(before), `${name} ${locale}: ${before}`).toBe(false);
      }
  });

  it('tells every long article in at least 420 words per language', () => {
    expect(longArticles).toHaveLength(7);
    for (const article of longArticles)
      for (const locale of locales)
        expect(wordsOn(article, locale), `${article.name} ${locale}`).toBeGreaterThanOrEqual(420);
  });

  it('tells every short article in at least 80 words per language, and in one text, at most with a film', () => {
    for (const article of articles.filter((each) => !longArticles.includes(each))) {
      expect([['text'], ['text', 'video']], article.name).toContainEqual(modelsOf(article));
      for (const locale of locales)
        expect(wordsOn(article, locale), `${article.name} ${locale}`).toBeGreaterThanOrEqual(80);
    }
  });

  it('skips no heading level below the title of a page', () => {
    for (const object of written) {
      let above = 1;
      for (const level of modulesOf(object).flatMap(headingLevel)) {
        expect(level, object.name).toBeLessThanOrEqual(above + 1);
        above = level;
      }
    }
  });
});

/** The level a module's own heading is drawn with; the others have none. */
function headingLevel({ model, props }: SiteModule): number[] {
  if (model === 'headline') return [Number(props.headline_level)];
  return ['full-teaser', 'teaser-list', 'chapter-list', 'faq', 'event-list'].includes(model) ? [2] : [];
}

/** The first words of a text, without signs: who says them again has written the sentence twice. */
function beginningOf(value: unknown): string {
  const words =
    textsIn(value)
      .join(' ')
      .toLocaleLowerCase('de')
      .match(/[\p{L}\d]+/gu) ?? [];
  return words.slice(0, 4).join(' ');
}

function depth({ head }: SiteObject): number {
  const parent = pages.find(({ name }) => name === head.parent);
  return parent ? depth(parent) + 1 : 1;
}

function anchorsOf(object: SiteObject): string[] {
  return modulesOf(object)
    .flatMap(({ props }) => [props.anchor, ...objectsIn(props).map(({ own_anchor }) => own_anchor)])
    .filter((anchor) => typeof anchor === 'string');
}

function objectsIn(value: unknown): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = Array.isArray(value) ? [] : [value as Record<string, unknown>];
  return [...own, ...Object.values(value).flatMap(objectsIn)];
}

/** Field names without the inside of documents: both languages must have the same ones. */
function shapeOf(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || 'type' in value) return typeof value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shapeOf(inner)]));
}

/** Without what describes or names a picture or a player. */
function runningTextsIn(values: Record<string, unknown> = {}): string[] {
  const kept = JSON.parse(JSON.stringify(values), (key, value) =>
    ['image', 'image_mobile', 'video_url', 'embed'].includes(key) ? undefined : value,
  );
  return textsIn(kept);
}

function wordsOn(object: SiteObject, locale: 'de' | 'en'): number {
  return modulesOf(object)
    .flatMap(({ i18n }) => textsIn(i18n[locale]))
    .join(' ')
    .split(/\s+/).length;
}
