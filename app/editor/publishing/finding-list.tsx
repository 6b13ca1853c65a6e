import { useEffect, useState } from 'react';
import type { Finding, Rule } from '#app/cms/checks/finding.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { fieldLabel, findMessage, moduleName } from '#app/inspector/words.ts';
import type { Editor } from '../state/editor.ts';
import { useEditor } from '../state/use-editor.ts';
import { axeFindings } from './axe-findings.ts';
import { fixOf, jumpLabel } from './fix.ts';
import { jumpTo } from './jump.ts';
import { languageName } from './publish.ts';

type ListProps = {
  /** What was looked at; the drawn page is looked at again whenever this is another one. */
  review: object;
  findings: Finding[];
  blocking: readonly Rule[];
  lang: Locale;
  again(): void;
  onAxe(found: Finding[]): void;
};

/** What should be looked at first; what stands in the way comes before advice. */
export function FindingList({ review, findings, blocking, lang, again, onAxe }: ListProps) {
  const isHere = useEditor().context.locale === lang;
  const isLooking = useAxe(isHere && review, onAxe);
  const isBlocking = ({ rule }: Finding) => blocking.includes(rule);
  const sorted = [...findings.filter(isBlocking), ...findings.filter((finding) => !isBlocking(finding))];
  return (
    <section aria-label={m.editor_findings()}>
      {sorted.length === 0 && <p className="ed-fine">{m.editor_findings_none()}</p>}
      <ul className="ed-findings">
        {sorted.map((finding) => (
          <FindingRow
            key={`${finding.rule}${finding.module}${finding.path}${finding.words}`}
            finding={finding}
            isBlocking={isBlocking(finding)}
            lang={lang}
            again={again}
          />
        ))}
      </ul>
      <p className="ed-note" role="status">
        {isHere ? (isLooking ? m.editor_axe_run() : m.editor_axe_done()) : m.tools_axe_elsewhere()}
      </p>
    </section>
  );
}

/** The page on screen is looked at by axe as well; true while that goes on. Its code comes only now. */
function useAxe(review: object | false, onAxe: (found: Finding[]) => void): boolean {
  const [isLooking, setLooking] = useState(review !== false);
  useEffect(() => {
    if (!review) return;
    let isCurrent = true;
    void axeFindings()
      .then((found) => isCurrent && onAxe(found))
      .finally(() => isCurrent && setLooking(false));
    return () => {
      isCurrent = false;
    };
  }, [review, onAxe]);
  return isLooking;
}

type RowProps = { finding: Finding; isBlocking: boolean; lang: Locale; again(): void };

function FindingRow({ finding, isBlocking, lang, again }: RowProps) {
  const editor = useEditor();
  const fix = fixOf(editor, finding, lang);
  const place = placeOf(editor, finding);
  const isHere = lang === editor.context.locale;
  return (
    <li data-blocking={isBlocking || undefined}>
      <span>
        <b>
          {isBlocking && <span className="visually-hidden">{m.editor_blocks()}: </span>}
          {findMessage(finding.message) ?? finding.message}
        </b>
        <small>
          {place}
          {finding.words ? ` „${finding.words}“` : ''}
        </small>
      </span>
      <span className="ed-fixes">
        {fix && (
          <button
            type="button"
            className="insp-link"
            onClick={() => {
              void Promise.resolve(fix.run()).then(again);
            }}
          >
            {fix.label}
          </button>
        )}
        {isHere || finding.module === null ? (
          <button type="button" className="insp-link" onClick={() => jumpTo(editor, finding)}>
            {jumpLabel(finding)}
            <span className="visually-hidden">: {place}</span>
          </button>
        ) : (
          <small>{m.editor_finding_elsewhere({ language: languageName(lang) })}</small>
        )}
      </span>
    </li>
  );
}

function placeOf(editor: Editor, { module, path }: Finding): string {
  const node = editor.content.get(module);
  const name = path
    .split('.')
    .filter((part) => part !== 'alt' && part !== 'credit')
    .at(-1);
  if (!node) return name ? fieldLabel('page', name) : '';
  return [moduleName(node.model), name ? fieldLabel(node.model, name) : ''].filter(Boolean).join(' › ');
}
