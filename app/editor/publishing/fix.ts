import type { Finding } from '#app/cms/checks/finding.ts';
import { targetAddress } from '#app/cms/link.ts';
import { type DocumentLink, withoutLinks } from '#app/cms/rich-text/document-links.ts';
import { parseRich } from '#app/cms/rich-text/rich-document.ts';
import { type Locale, otherLocale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import type { Editor } from '../state/editor.ts';
import { setAt, valueAt } from '../state/value-path.ts';
import { settle } from '../translation/outdated.ts';

export type Fix = { label: string; run(): void | Promise<void> };

/** The one-click repair of a finding, as an ordinary undoable step; null where only a person knows what is right. */
export function fixOf(editor: Editor, { rule, module, path, better, message }: Finding, lang: Locale): Fix | null {
  const node = editor.content.get(module);
  if (!node) return null;
  const step = (label: string, value: unknown, part: Locale | null = null): Fix => ({
    label,
    run: () => {
      const current = editor.content.get(node.id);
      if (current) editor.do(label, [setAt(current, path, part, value)], { joins: false });
    },
  });
  const kind = editor.fieldOf(node.id, path)?.kind;
  if (rule === 'heading' && better !== undefined) return step(m.editor_fix_level({ level: better }), better);
  if (rule === 'anchor' && better !== undefined) return step(m.editor_fix_anchor({ name: better }), better);
  if ((rule === 'odr' || rule === 'link-target') && kind === 'link') return step(m.editor_fix_unlink(), undefined);
  if (rule === 'link-target' && kind === 'rich-text') {
    const words = parseRich(valueAt(node, path, lang));
    const isLost = ({ ref }: DocumentLink['attrs']) =>
      Boolean(ref) && !(ref && targetAddress(ref, editor.context)?.online);
    return step(m.editor_fix_unlink(), withoutLinks(words, isLost), lang);
  }
  if (message === 'forms_check_expired') return step(m.tools_fix_no_end(), undefined);
  if (rule === 'translation') {
    const source = otherLocale(lang);
    return step(m.tools_fix_copy({ language: source.toUpperCase() }), valueAt(node, path, source), lang);
  }
  const stale = editor.payload.get().outdated.find((one) => one.module === module && one.field === path);
  if (rule === 'outdated' && stale) return { label: m.panels_translation_fits(), run: () => settle(editor, stale) };
  return null;
}

/** What the button that only leads there says: words are missing, or something has to be looked at. */
export function jumpLabel({ rule }: Finding): string {
  const isMissing = ['alt', 'credit', 'meta', 'embed-title', 'translation', 'outdated'].includes(rule);
  return isMissing ? m.editor_fix_add() : m.editor_show();
}
