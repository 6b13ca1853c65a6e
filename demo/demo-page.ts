import type { Layout } from '#app/cms/node.ts';

export type Theme = 'cc01' | 'cc02' | 'cc03';
export type Words = { de: string; en: string };

export type DemoModule = {
  model: string;
  props?: Record<string, unknown>;
  de: Record<string, unknown>;
  en: Record<string, unknown>;
};

export type DemoContainer = {
  model?: 'container' | 'section';
  layout: Layout;
  extra_class?: Theme | 'sunken' | '';
  columns: DemoModule[][];
  props?: Record<string, unknown>;
  de?: Record<string, unknown>;
  en?: Record<string, unknown>;
};

/** One page of the demo museum, in both languages. `parent` and links name other pages by key. */
export type DemoPage = {
  key: string;
  parent: string | null;
  slug: Words;
  title: Words;
  headline?: Words;
  menu_name?: Words;
  page_class?: Theme;
  in_menu?: boolean;
  in_footer?: boolean;
  is_clickable?: boolean;
  is_landing_page?: boolean;
  language_variant?: 'leichte_sprache' | 'dgs';
  meta_title?: Words;
  meta_description: Words;
  /** Key of a picture in the catalogue. */
  og_image?: string;
  containers: DemoContainer[];
};
