import { linkChecks } from '#app/cms/checks/link-checks.ts';
import { placesOf } from '#app/cms/checks/places.ts';
import type { Editor } from '#app/editor/core/editor.ts';
import { definitions } from '#app/editor/document/definitions.ts';
import { ownSheet } from '../../core/own-sheet.ts';
import { whenQuiet } from '../../core/when-quiet.ts';
import { moduleElement } from '../../document/module-element.ts';
import { textRange } from '../text/text-range.ts';

const quietMs = 600;
const highlight = 'ed-gone';

type Gone = { module: string; path: string; words: string };

/**
 * Underlines in the page what leads nowhere: links to something offline by their address, words whose target is gone
 * as highlighted ranges. No element of the page is touched and nothing moves.
 */
export function markTargets(editor: Editor, page: HTMLElement): () => void {
  const { sheet, remove } = ownSheet();
  let rendered = '';
  const mark = () => {
    const rules = sheetFor(offlineHrefs(editor));
    // The same rules set again would have the whole page looked at for them.
    if (rules !== rendered) sheet.replaceSync(rules);
    rendered = rules;
    const ranges = goneTargets(editor).flatMap((one) => rangesOf(page, one));
    if ('highlights' in CSS) CSS.highlights.set(highlight, new Highlight(...ranges));
  };
  const stop = whenQuiet(editor, quietMs, mark);
  return () => {
    stop();
    remove();
    if ('highlights' in CSS) CSS.highlights.delete(highlight);
  };
}

function offlineHrefs(editor: Editor): string[] {
  return Object.values(editor.payload.get().addresses).flatMap(({ href, online }) => (href && !online ? [href] : []));
}

/** A field that holds the caret renders a lost target as `#`; anchors of the page have a name behind it. */
function sheetFor(hrefs: readonly string[]): string {
  const named = hrefs.flatMap((href) => [`[href="${CSS.escape(href)}"]`, `[href^="${CSS.escape(`${href}#`)}"]`]);
  const links = ['[href="#"]', ...named].join(',');
  return `[data-m] a:is(${links}) { text-decoration: underline wavy 1.5px #a3122b; text-underline-offset: 0.2em; }`;
}

function goneTargets({ content, context }: Editor): Gone[] {
  const request = { nodes: content.all(), definitions, context, now: Temporal.Now.instant() };
  return linkChecks(placesOf(request), request).flatMap(({ message, module, path, words = '' }) =>
    message === 'forms_check_link_gone' && module ? [{ module, path, words }] : [],
  );
}

/** The words of the link in its text; for a link that is a field of its own, the words of its button. */
function rangesOf(page: HTMLElement, { module, path, words }: Gone): Range[] {
  const root = moduleElement(module, page);
  const within = words
    ? [path]
    : [path.replace(/link$/, 'link_text'), path.replace(/link$/, 'text'), path.replace(/link$/, 'headline')];
  const element = within.map((one) => root?.querySelector(`[data-f="${CSS.escape(one)}"]`)).find(Boolean);
  if (!element) return [];
  const range = words ? textRange(element, words) : rangeOver(element);
  return range ? [range] : [];
}

function rangeOver(element: Element): Range {
  const range = new Range();
  range.selectNodeContents(element);
  return range;
}
