import { generateNKeysBetween } from 'fractional-indexing';
import { getModule } from '#app/modules/registry.ts';
import type { DemoContainer, DemoModule, DemoPage } from '../demo-page.ts';
import { pages, siteSettings } from '../site.ts';
import { stableId } from '../stable-id.ts';

type Row = Record<string, unknown>;
export type DemoRows = { pages: Row[]; modules: Row[]; settings: Row };

/** Whose page the containers stand on; `slug` names the places of an entry that hold modules. */
type Owner = { place: string; content_type: string; object_id: string; slug?(index: number): string };

/** The demo museum as rows of the draft tables. Ids come from keys and places, so they are the same on every machine. */
export function demoRows(): DemoRows {
  const positions = keys(pages.length);
  return {
    pages: pages.map((entry, index) => pageRow(entry, positions[index] ?? '')),
    modules: pages.flatMap(({ key, containers }) =>
      moduleRows(containers, { place: key, content_type: 'page', object_id: stableId('page', key) }),
    ),
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

export function moduleRows(containers: DemoContainer[], owner: Owner): Row[] {
  const positions = keys(containers.length);
  return containers.flatMap((container, index) => {
    const place = `${owner.place}/${index}`;
    return [
      {
        ...containerRow(container, owner),
        id: stableId('module', place),
        pos: positions[index],
        slug: owner.slug?.(index),
      },
      ...container.columns.flatMap((column, columnIndex) => columnRows(column, place, columnIndex)),
    ];
  });
}

function containerRow(container: DemoContainer, { content_type, object_id }: Owner): Row {
  const { model = 'container', layout, extra_class, props, de = {}, en = {} } = container;
  return {
    model,
    parent_id: null,
    column_index: 0,
    content_type,
    object_id,
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
