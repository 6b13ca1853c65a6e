import type { ModuleNode } from '#app/cms/node.ts';
import type { MediaRecord } from '#app/cms/resolve.ts';

/** The fields of a page in one language, as a version keeps them. Their meaning: docs/behaviour/content.md#pages. */
export type PageFields = {
  id: string;
  content_type: string;
  slug: string;
  title: string;
  headline: string;
  menu_name: string;
  is_clickable: boolean;
  in_menu: boolean;
  in_footer: boolean;
  is_landing_page: boolean;
  meta_title: string;
  meta_description: string;
  og_title: string;
  og_description: string;
  og_image: string | null;
  og_type: string;
  page_class: 'cc01' | 'cc02' | 'cc03';
  settings_url: string | null;
  language_variant: 'leichte_sprache' | 'dgs' | null;
};

/**
 * What publishing freezes (`version.doc`): the page in one language, its modules with the shared values and those of
 * this language only, and the pictures they use. Links stay references and are resolved when drawn (decision 3).
 */
export type PageDocument = { page: PageFields; nodes: ModuleNode[]; media: MediaRecord[] };
