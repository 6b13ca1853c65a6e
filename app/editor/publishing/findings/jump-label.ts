import type { Finding } from '#app/cms/checks/finding.ts';
import { m } from '#app/i18n/paraglide/messages.js';

const missing = new Set(['required', 'alt', 'credit', 'meta', 'embed-title', 'translation']);
const rewritten = new Set([
  'outdated',
  'numbers',
  'wording',
  'sentence',
  'easy',
  'link-text',
  'link-name',
  'date',
  'anchor',
  'link-target',
  'odr',
  'language',
]);

/** What the button says that opens the field: something is to be added, to be written anew, or to be looked at. */
export function jumpLabel({ rule, like, path, message }: Finding): string {
  const kind = like ?? rule;
  if (message === 'forms_check_untranslated') return m.preflight_fix_change();
  if (missing.has(kind) || message === 'forms_check_heading_empty') return m.editor_fix_add();
  return rewritten.has(kind) && path ? m.preflight_fix_change() : m.editor_show();
}
