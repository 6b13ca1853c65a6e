import { useEffect, useState } from 'react';
import { type Finding, isInTheWay } from '#app/cms/checks/finding.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { fieldLabel, findMessage, moduleName } from '#app/inspector/labels.ts';
import panelLists from '../chrome/panel-lists.module.css';
import panelParts from '../chrome/panel-parts.module.css';
import type { Editor } from '../core/editor.ts';
import { useEditor } from '../core/use-editor.ts';
import { axeFindings } from './axe-findings.ts';
import css from './finding-list.module.css';
import { fixesOf } from './fix.ts';
import { jumpTo } from './jump.ts';
import { jumpLabel } from './jump-label.ts';
import type { Review } from './review.ts';

type ListProps = {
  /** What was looked at; the rendered page is looked at again whenever this is another one. */
  review: Review;
  axe: Finding[];
  again(): void;
  onAxe(found: Finding[]): void;
};

/** What should be looked at first; what stands in the way comes before advice. */
export function FindingList({ review, axe, again, onAxe }: ListProps) {
  const isHere = useEditor().context.locale === review.lang;
  const isLooking = useAxe(review, isHere, onAxe);
  const findings = [...review.findings, ...axe];
  const isBlocking = (finding: Finding) => isInTheWay(finding, review.blocking);
  const sorted = [...findings.filter(isBlocking), ...findings.filter((finding) => !isBlocking(finding))];
  return (
    <section aria-label={m.editor_findings()}>
      {sorted.length === 0 && <p className={css.fine}>{m.editor_findings_none()}</p>}
      <ul className={panelLists.findings}>
        {sorted.map((finding) => (
          <FindingRow
            key={`${finding.rule}${finding.module}${finding.path}${finding.words}${finding.selector}`}
            finding={finding}
            isBlocking={isBlocking(finding)}
            review={review}
            again={again}
          />
        ))}
      </ul>
      <p className={panelParts.note} role="status">
        {isHere ? (isLooking ? m.editor_axe_run() : m.editor_axe_done()) : m.tools_axe_elsewhere()}
      </p>
    </section>
  );
}

/** The page on screen is looked at by axe as well; true while that goes on. Its code comes only now. */
function useAxe(review: Review, isHere: boolean, onAxe: (found: Finding[]) => void): boolean {
  const editor = useEditor();
  const [isLooking, setLooking] = useState(isHere);
  useEffect(() => {
    if (!isHere) return;
    let isCurrent = true;
    void axeFindings(editor, review.findings)
      .then((found) => isCurrent && onAxe(found))
      .finally(() => isCurrent && setLooking(false));
    return () => {
      isCurrent = false;
    };
  }, [editor, review, isHere, onAxe]);
  return isLooking;
}

type RowProps = { finding: Finding; isBlocking: boolean; review: Review; again(): void };

function FindingRow({ finding, isBlocking, review, again }: RowProps) {
  const editor = useEditor();
  const place = placeOf(editor, finding);
  return (
    <li data-blocking={isBlocking || undefined}>
      <span>
        <b>
          {isBlocking && <span className="visually-hidden">{m.editor_blocks()}: </span>}
          {findMessage(finding.message) ?? finding.message}
        </b>
        <small>
          {place}
          {finding.words ? ` ${m.preflight_words({ words: finding.words })}` : ''}
        </small>
      </span>
      <span className={panelLists.fixes}>
        {fixesOf(editor, finding, review).map(({ label, run }) => (
          <button
            key={label}
            type="button"
            className="insp-link"
            onClick={() => {
              void Promise.resolve(run()).then(again);
            }}
          >
            {label}
          </button>
        ))}
        <button
          type="button"
          className="insp-link"
          aria-label={place ? `${jumpLabel(finding)}: ${place}` : undefined}
          onClick={() => jumpTo(editor, finding, review.lang)}
        >
          {jumpLabel(finding)}
        </button>
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
  if (!node) return name ? fieldLabel(editor.payload.get().owner.type, name) : '';
  return [moduleName(node.model), name ? fieldLabel(node.model, name) : ''].filter(Boolean).join(' › ');
}
