import { generateNKeysBetween } from 'fractional-indexing';
import { getModule } from '#app/modules/registry.ts';
import type { DemoContainer, DemoModule, DemoPage } from '../demo-page.ts';
import { pages, siteSettings } from '../site.ts';
import { stableId } from '../stable-id.ts';

type Row = Record<string, unknown>;
export type DemoRows = { pages: Row[]; modules: Row[]; settings: Row };

/** The demo museum as rows of the draft tables. Ids come from keys and places, so they are the same on every machine. */
export function demoRows(): DemoRows {
  const positions = keys(pages.length);
  return {
    pages: pages.map((entry, index) => pageRow(entry, positions[index] ?? '')),
    modules: pages.flatMap(moduleRowsOf),
    settings: siteSettings,
  };
}

function pageRow({ key, parent, og_image, containers: _, ...fields }: DemoPage, position: string): Row {
  return {
    is_clickable: true,
    in_menu: false,
    in_footer: false,
    is_landing_page: false,
    page_class: 'cc01',
    headline: {},
    menu_name: {},
    meta_title: {},
    ...fields,
    id: stableId('page', key),
    parent_id: parent ? stableId('page', parent) : null,
    position,
    og_image: og_image ? stableId('artwork', og_image) : null,
  };
}

function moduleRowsOf(entry: DemoPage): Row[] {
  const positions = keys(entry.containers.length);
  return entry.containers.flatMap((container, index) => {
    const place = `${entry.key}/${index}`;
    return [
      containerRow(container, { place, pageId: stableId('page', entry.key), pos: positions[index] ?? '' }),
      ...container.columns.flatMap((column, columnIndex) => columnRows(column, place, columnIndex)),
    ];
  });
}

function containerRow(container: DemoContainer, at: { place: string; pageId: string; pos: string }): Row {
  const { model = 'container', layout, extra_class, props, de = {}, en = {} } = container;
  return {
    id: stableId('module', at.place),
    model,
    parent_id: null,
    column_index: 0,
    pos: at.pos,
    content_type: 'page',
    object_id: at.pageId,
    layout,
    props: { ...(extra_class ? { extra_class } : {}), ...props },
    i18n: { de, en },
    schema_version: versionOf(model),
  };
}

function columnRows(column: DemoModule[], place: string, columnIndex: number): Row[] {
  const positions = keys(column.length);
  return column.map(({ model, props = {}, de, en }, index) => ({
    id: stableId('module', `${place}/${columnIndex}/${index}`),
    model,
    parent_id: stableId('module', place),
    column_index: columnIndex,
    pos: positions[index],
    content_type: null,
    object_id: null,
    layout: null,
    props,
    i18n: { de, en },
    schema_version: versionOf(model),
  }));
}

function versionOf(model: string): number {
  const definition = getModule(model);
  if (!definition) throw new Error(`There is no module "${model}".`);
  return definition.version;
}

function keys(count: number): string[] {
  return generateNKeysBetween(null, null, count);
}
