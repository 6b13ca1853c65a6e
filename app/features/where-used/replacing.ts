import type { ContentModel } from '#app/cms/collection/content-model.ts';
import type { Writer } from '#app/cms/draft/draft-answer.ts';
import type { Locale } from '#app/i18n/locale.ts';

/** Something that points at what is replaced: a draft of a page, an entry or a module, or what is online of one language. */
export type Source = {
  kind: 'page' | 'entry' | 'module' | 'publication';
  id: string;
  owner_type: string;
  owner_id: string;
  locale: Locale | null;
};

export type Replacing = {
  by: string | null;
  writer: Writer;
  from: string;
  to: string;
  contentModel: ContentModel;
};
