import type { Finding } from '#app/cms/checks/finding.ts';
import { isOldDisputePlatform } from '#app/cms/checks/link-checks.ts';
import { withDate } from '#app/cms/checks/one-day-words.ts';
import { reworded } from '#app/cms/checks/style-guide.ts';
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
export function withDateWritten(editor: Editor, finding: Finding, request: FixRequest): Rewriting | null {
  const day = request.dayOf(finding.module);
  return withWords(editor, finding, request, (text) => {
    const dated = withDate(text, { locale: request.lang, day });
    return dated && { words: dated.date, text: dated.text };
  });
}

/** What the venue writes, where its list names it. */
export function withOwnWord(editor: Editor, finding: Finding, request: FixRequest): Rewriting | null {
  const rules = editor.payload.get().style.words[request.lang];
  return withWords(editor, finding, request, (text) => {
    const own = reworded(text, rules);
    return own?.prefer ? { words: own.prefer, text: own.text } : null;
  });
}

type Change = (text: string) => { words: string; text: string } | null;

function withWords(editor: Editor, finding: Finding, { lang }: FixRequest, change: Change): Rewriting | null {
  const { kind, value } = placeOf(editor, finding, lang);
  let written = '';
  const changed = (text: string) => {
    const { words = '', text: next = null } = change(text) ?? {};
    written = words;
    return next;
  };
  const next =
    kind === 'rich-text'
      ? withText(parseRich(value), changed)
      : kind === 'line'
        ? withText(parseLine(value), changed)
        : changed(typeof value === 'string' ? value : '');
  return next === null ? null : { label: m.preflight_fix_write({ words: written }), value: next, part: lang };
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
