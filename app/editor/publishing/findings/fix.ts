import type { Finding } from '#app/cms/checks/finding.ts';
import { itemsOf } from '#app/cms/field/list/field.ts';
import { hideModule } from '#app/cms/tree/tree-change.ts';
import { type Locale, otherLocale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import type { Editor } from '../../core/editor.ts';
import { setAt, valueAt } from '../../document/value-path.ts';
import { settle } from '../../translation/outdated.ts';
import {
  type FixRequest,
  type Rewriting,
  withDateWritten,
  withOwnWord,
  withoutLinks,
  withoutWrongLanguage,
  withTargetTitle,
} from '../reworded.ts';

export type Fix = { label: string; run(): void | Promise<void> };

/** The repairs of a finding, each one click and an ordinary undoable step; none where only a person knows what is right. */
export function fixesOf(editor: Editor, finding: Finding, request: FixRequest): Fix[] {
  const node = editor.content.get(finding.module);
  if (!node) return [];
  const { path } = finding;
  const isInItem = path.split('.').length > 2;
  const isCopy = finding.message === 'forms_check_untranslated';
  const rewriting = isCopy ? null : rewritingOf(editor, finding, request);
  const fixes = rewriting ? [written(editor, { id: node.id, path, ...rewriting })] : [];
  if (finding.rule === 'outdated') return settled(editor, finding, m.panels_translation_fits(), request.lang);
  if (isCopy) return settled(editor, finding, m.panels_translation_leave(), request.lang);
  if (finding.message === 'forms_check_expired' && !isInItem)
    return [...fixes, ...hidden(editor, node.id, request.lang)];
  if (finding.rule === 'anchor' && !rewriting && isInItem) return [withoutItem(editor, node.id, path)];
  return fixes;
}

function rewritingOf(editor: Editor, finding: Finding, request: FixRequest): Rewriting | null {
  const { lang } = request;
  const { module, path, better, message } = finding;
  switch (finding.like ?? finding.rule) {
    case 'heading':
      return better === undefined ? null : shared(m.editor_fix_level({ level: better }), better);
    case 'anchor':
      if (better !== undefined) return shared(m.editor_fix_anchor({ name: better }), better);
      return withoutLinks(editor, finding, request);
    case 'odr':
    case 'link-target':
    case 'link-name':
      return withoutLinks(editor, finding, request);
    case 'link-text':
      return withTargetTitle(editor, finding, request);
    case 'date':
      if (message === 'forms_check_expired') return shared(m.tools_fix_no_end(), undefined);
      return message === 'forms_check_relative' ? withDateWritten(editor, finding, request) : null;
    case 'wording':
      return withOwnWord(editor, finding, request);
    case 'language':
      return withoutWrongLanguage(editor, finding, request);
    case 'translation': {
      const source = otherLocale(lang);
      const node = editor.content.get(module);
      const label = m.tools_fix_copy({ language: source.toUpperCase() });
      return node ? { label, value: valueAt(node, path, source), part: lang } : null;
    }
    default:
      return null;
  }
}

function shared(label: string, value: unknown): Rewriting {
  return { label, value, part: null };
}

function written(editor: Editor, { id, path, label, value, part }: Rewriting & { id: string; path: string }): Fix {
  return {
    label,
    run: () => {
      const current = editor.content.get(id);
      if (current) editor.do(label, [setAt(current, path, part, value)], { joins: false });
    },
  };
}

function settled(editor: Editor, { module, path }: Finding, label: string, lang: Locale): Fix[] {
  const { outdated } = editor.payload.get();
  const stale = outdated.find((one) => one.module === module && one.field === path && one.locale === lang);
  return stale ? [{ label, run: () => settle(editor, stale) }] : [];
}

/** What is over may stand there for next year, out of sight. */
function hidden(editor: Editor, id: string, lang: Locale): Fix[] {
  const label = m.preflight_fix_hide();
  const run = () => {
    const node = editor.content.get(id);
    const proposal = node && hideModule(editor.content.tree(), id, [...node.hidden_in, lang]);
    if (proposal?.ok) editor.do(label, [proposal.operation], { joins: false });
  };
  return [{ label, run }];
}

/** An entry of a list of jumps that leads nowhere. */
function withoutItem(editor: Editor, id: string, path: string): Fix {
  const [list = '', key] = path.split('.');
  const label = m.preflight_fix_no_item();
  const run = () => {
    const node = editor.content.get(id);
    if (!node) return;
    const kept = itemsOf({ shared: node.props[list] }).filter(({ _key }) => _key !== key);
    editor.do(label, [setAt(node, list, null, kept)], { joins: false });
  };
  return { label, run };
}
