import type { Fields } from '#app/cms/field/field.ts';
import type { Pictures } from '#app/cms/field/kind.ts';
import type { Values } from '#app/cms/field-set.ts';
import { presentFields } from '#app/cms/json/fields.ts';
import type { ViewNode } from '#app/cms/node.ts';
import type { Definitions } from '#app/cms/view/view-nodes.ts';
import type { Localized } from '#app/i18n/locale.ts';
import { thumbnails } from '#app/media/address.ts';
import type { PageView } from './view.server.ts';

/** A page as the API answers it, with its modules (docs/behaviour/content.md#pages). */
export function presentPage(view: PageView, { definitions }: { definitions: Definitions }) {
  const { page, media } = view;
  const pictures = new Map(media.map((record) => [record.id, record]));
  const og = page.og_image ? pictures.get(page.og_image) : undefined;
  const ogThumbs = og ? thumbnails(og) : null;
  return {
    id: page.id,
    urls: view.alternates satisfies Localized<string>,
    content_type: page.content_type,
    title: page.title,
    headline: page.headline,
    is_online: true,
    is_clickable: page.is_clickable,
    in_menu: page.in_menu,
    in_footer: page.in_footer,
    meta_title: page.meta_title,
    meta_description: page.meta_description,
    og_title: page.og_title,
    og_description: page.og_description,
    og_image: ogThumbs?.share ?? null,
    og_type: page.og_type,
    og_image_thumbs: ogThumbs,
    // Callers know both names.
    og_image_thumbnails: ogThumbs,
    page_class: page.page_class,
    settings_url: page.settings_url,
    is_landing_page: page.is_landing_page,
    has_tab_navigation: page.has_tab_navigation,
    parent: view.breadcrumbs.at(-2) ?? null,
    siblings: view.siblings,
    modules: view.nodes.map((node) => presentNode(node, { definitions, pictures, owner: page, parent: null })),
  };
}

type Presenting = {
  definitions: Definitions;
  pictures: Pictures;
  owner: Pick<PageView['page'], 'id' | 'content_type'>;
  /** The module around it. */
  parent: string | null;
};

function presentNode(node: ViewNode, presenting: Presenting): Values {
  const definition = presenting.definitions[node.model];
  return {
    id: node.id,
    slug: node.slug,
    model: node.model,
    parent: presenting.parent,
    content_type: presenting.owner.content_type,
    object_id: presenting.owner.id,
    ...(definition ? presentModuleFields(definition.fields, node.fields, presenting.pictures) : {}),
    ...(definition?.hasColumns
      ? {
          columns: node.columns.map(({ index, units, children }) => ({
            index,
            classes: `col-${units}`,
            children: children.map((child) => presentNode(child, { ...presenting, parent: node.id })),
          })),
        }
      : {}),
  };
}

/** What a field of a module refers to answers under a second name, as a picture does: `venue` and `venue_obj`. */
function presentModuleFields(fields: Fields, values: Values, pictures: Pictures): Values {
  const presented = presentFields(fields, values, pictures);
  const references = Object.keys(fields).filter((name) => fields[name]?.kind === 'reference');
  return { ...presented, ...Object.fromEntries(references.map((name) => [`${name}_obj`, presented[name]])) };
}
