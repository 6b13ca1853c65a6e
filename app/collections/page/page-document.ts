import type { ModuleNode } from '#app/cms/node.ts';
import type { MediaRecord } from '#app/cms/resolve.ts';
import type { Localized } from '#app/i18n/locale.ts';
import type { PageRecord } from './draft-payload.ts';
import type { PageFieldName } from './schema.ts';

/** The form of language of a page that is read large, checked for what is hard, and explained. */
export const easyVariant = 'leichte_sprache';

/** The fields of a page in one language, as a version keeps them. Their meaning: docs/behaviour/content.md#pages. */
export type PageFields = { id: string } & {
  [Name in PageFieldName]: PageRecord[Name] extends Localized<string> ? string : PageRecord[Name];
};

/**
 * What publishing freezes (`version.doc`): the page in one language, its modules with the shared values and those of
 * this language only, and the pictures they use. Links stay references and are resolved when rendered (decision 3).
 */
export type PageDocument = { page: PageFields; nodes: ModuleNode[]; media: MediaRecord[] };
