import type { Finding } from '#app/cms/checks/finding.ts';
import type { PageFields } from './page-document.ts';

/** What should be looked at in the fields of a page itself before one language is published. */
export function pageFindings({ meta_description }: Pick<PageFields, 'meta_description'>): Finding[] {
  if (meta_description.trim() !== '') return [];
  return [{ rule: 'meta', module: null, path: 'meta_description', message: 'forms_check_meta' }];
}
