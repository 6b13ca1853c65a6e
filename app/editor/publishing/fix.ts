import type { Finding } from '#app/cms/checks/finding.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import type { Editor } from '../state/editor.ts';
import { setAt } from '../state/value-path.ts';

export type Fix = { label: string; run(): void };

/** The one-click repair of a finding, as an ordinary undoable step; null where only a person knows what is right. */
export function fixOf(editor: Editor, { rule, module, path, better }: Finding): Fix | null {
  const node = editor.content.get(module);
  if (!node) return null;
  const step = (label: string, value: unknown): Fix => ({
    label,
    run: () => {
      const current = editor.content.get(node.id);
      if (current) editor.do(label, [setAt(current, path, null, value)], { joins: false });
    },
  });
  if (rule === 'heading' && better !== undefined) return step(m.editor_fix_level({ level: better }), better);
  if (rule === 'anchor' && better !== undefined) return step(m.editor_fix_anchor({ name: better }), better);
  const isLinkField = editor.fieldOf(node.id, path)?.kind === 'link';
  if ((rule === 'odr' || rule === 'link-target') && isLinkField) return step(m.editor_fix_unlink(), undefined);
  return null;
}

/** What the button that only leads there says: words are missing, or something has to be looked at. */
export function jumpLabel({ rule }: Finding): string {
  const isMissing = ['alt', 'credit', 'meta', 'embed-title', 'translation'].includes(rule);
  return isMissing ? m.editor_fix_add() : m.editor_show();
}
