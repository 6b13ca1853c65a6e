import type { Finding } from '#app/cms/checks/finding.ts';
import { isOldDisputePlatform } from '#app/cms/checks/link-checks.ts';
import { withDate } from '#app/cms/checks/one-day-words.ts';
import { parseLink, targetAddress } from '#app/cms/link.ts';
import { type DocumentLink, withLinkText, withoutMarks } from '#app/cms/rich-text/document-links.ts';
import { parseLine } from '#app/cms/rich-text/line-document.ts';
import { parseRich, type RichMark } from '#app/cms/rich-text/rich-document.ts';
import { withText } from '#app/cms/rich-text/with-text.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import type { Editor } from '../core/editor.ts';
import { valueAt } from '../document/value-path.ts';
import type { Review } from './review.ts';

export type FixRequest = Pick<Review, 'lang' | 'context' | 'dayOf'>;

/** What a click writes at the place of a finding; `part` null is what both languages share. */
export type Rewriting = { label: string; value: unknown; part: Locale | null };

/** A day instead of „morgen": that on which its readers read it. */
export function withDateWritten(editor: Editor, finding: Finding, { lang, dayOf }: FixRequest): Rewriting | null {
  const { kind, value } = placeOf(editor, finding, lang);
  let date = '';
  const change = (text: string) => {
    const dated = withDate(text, { locale: lang, day: dayOf(finding.module) });
    date = dated?.date ?? '';
    return dated?.text ?? null;
  };
  const next =
    kind === 'rich-text'
      ? withText(parseRich(value), change)
      : kind === 'line'
        ? withText(parseLine(value), change)
        : change(typeof value === 'string' ? value : '');
  return next === null ? null : { label: m.preflight_fix_write({ words: date }), value: next, part: lang };
}

/** The title of what is linked instead of „hier". */
export function withTargetTitle(editor: Editor, finding: Finding, { lang, context }: FixRequest): Rewriting | null {
  const { path, words = '' } = finding;
  const { kind, value, node } = placeOf(editor, finding, lang);
  if (!node) return null;
  const titleOf = (ref: DocumentLink['attrs']['ref']) => (ref && targetAddress(ref, context)?.title) || null;
  let title: string | null = null;
  const rename = ({ ref }: DocumentLink['attrs']) => {
    const found = titleOf(ref);
    title ??= found;
    return found;
  };
  const fieldOfLink = [path.replace(/_text$/, ''), path.replace(/text$/, 'link')].find(
    (name) => editor.fieldOf(node.id, name)?.kind === 'link',
  );
  const own = fieldOfLink && titleOf(parseLink(valueAt(node, fieldOfLink, null))?.ref);
  const next = kind === 'rich-text' ? withLinkText(parseRich(value), words, rename) : own;
  const shownTitle = title ?? own;
  return next && shownTitle ? { label: m.preflight_fix_write({ words: shownTitle }), value: next, part: lang } : null;
}

/** The link goes and its words stay; of a text only those links go that the finding is about. */
export function withoutLinks(editor: Editor, finding: Finding, { lang, context }: FixRequest): Rewriting | null {
  const { kind, value } = placeOf(editor, finding, lang);
  const label = m.editor_fix_unlink();
  if (kind === 'link') return { label, value: undefined, part: null };
  if (kind !== 'rich-text') return null;
  const isLost = ({ ref }: DocumentLink['attrs']) => Boolean(ref) && !(ref && targetAddress(ref, context)?.online);
  const isMeant = (mark: RichMark, text: string) => {
    if (mark.type !== 'link') return false;
    if (finding.like === 'link-name') return text.trim() === '';
    if (finding.rule === 'odr') return isOldDisputePlatform(mark.attrs.href ?? '');
    return finding.rule === 'anchor' ? mark.attrs.href === `#${finding.words}` : isLost(mark.attrs);
  };
  return { label, value: withoutMarks(parseRich(value), isMeant), part: lang };
}

/** Words said to be in a language that does not exist. */
export function withoutWrongLanguage(editor: Editor, finding: Finding, { lang }: FixRequest): Rewriting | null {
  const { kind, value } = placeOf(editor, finding, lang);
  if (kind !== 'rich-text') return null;
  const isMeant = (mark: RichMark) => mark.type === 'lang' && mark.attrs.lang === finding.words;
  return { label: m.preflight_fix_no_language(), value: withoutMarks(parseRich(value), isMeant), part: lang };
}

function placeOf(editor: Editor, { module, path }: Finding, lang: FixRequest['lang']) {
  const node = editor.content.get(module);
  const kind = node && editor.fieldOf(node.id, path)?.kind;
  return { node, kind, value: node && valueAt(node, path, lang) };
}
