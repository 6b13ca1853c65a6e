import { useEffect, useState } from 'react';
import type { Finding } from '#app/cms/checks/finding.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { fieldLabel, findMessage, moduleName } from '#app/inspector/labels.ts';
import panelLists from '../../chrome/panel-lists.module.css';
import panelParts from '../../chrome/panel-parts.module.css';
import type { Editor } from '../../core/editor.ts';
import { useEditor } from '../../core/use-editor.ts';
import type { Review } from '../review.ts';
import { axeFindings } from './axe-findings.ts';
import { type FindingGroup, findingGroups } from './finding-groups.ts';
import css from './finding-list.module.css';
import { keyOf, walkFindings } from './finding-walk.ts';
import { fixesOf } from './fix.ts';
import { jumpLabel } from './jump-label.ts';

type ListProps = {
  /** What was looked at; the rendered page is looked at again whenever this is another one. */
  review: Review;
  axe: Finding[];
  again(): void;
  onAxe(found: Finding[]): void;
};

/** What should be looked at first, by its causes. */
export function FindingList({ review, axe, again, onAxe }: ListProps) {
  const editor = useEditor();
  const isHere = editor.context.locale === review.lang;
  const isLooking = useAxe(review, isHere, onAxe);
  const groups = findingGroups([...review.findings, ...axe], review.blocking);
  const all = groups.flatMap((group) => group.findings);
  const open = (finding: Finding) =>
    walkFindings(editor, { lang: review.lang, findings: all, at: all.indexOf(finding) });
  return (
    <section aria-label={m.editor_findings()}>
      {groups.length === 0 && <p className={css.fine}>{m.editor_findings_none()}</p>}
      <ul className={panelLists.findings}>
        {groups.map(({ message, findings, isBlocking }) => {
          const [first, ...others] = findings;
          const row = { isBlocking, review, again, open };
          return others.length === 0 ? (
            <FindingRow key={message} finding={first} {...row} />
          ) : (
            <GroupRow key={message} message={message} findings={findings} {...row} />
          );
        })}
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

type Doing = { review: Review; again(): void; open(finding: Finding): void };
type RowProps = Doing & { finding: Finding; isBlocking: boolean };

function FindingRow({ finding, isBlocking, ...doing }: RowProps) {
  const place = placeOf(useEditor(), finding);
  return (
    <li data-blocking={isBlocking || undefined}>
      <span>
        <Cause message={finding.message} isBlocking={isBlocking} />
        <small>{whereIs(place, finding)}</small>
      </span>
      <FixButtons finding={finding} place={place} {...doing} />
    </li>
  );
}

type GroupProps = Doing & Pick<FindingGroup, 'message' | 'findings' | 'isBlocking'>;

/** One cause and its places, each to be mended by itself, or all at once where a press is enough for each. */
function GroupRow({ message, findings, isBlocking, review, again, open }: GroupProps) {
  const editor = useEditor();
  const firsts = findings.flatMap((finding) => fixesOf(editor, finding, review).slice(0, 1));
  const isMendable = firsts.length === findings.length;
  const mendAll = async () => {
    for (const { run } of firsts) await run();
    again();
  };
  return (
    <li className={css.group} data-blocking={isBlocking || undefined}>
      <span>
        <Cause message={message} isBlocking={isBlocking} />
        <small>{m.preflight_places({ count: findings.length })}</small>
      </span>
      {isMendable && (
        <span className={panelLists.fixes}>
          <button
            type="button"
            className="insp-link"
            aria-label={`${m.preflight_fix_all({ count: firsts.length })}: ${findMessage(message) ?? message}`}
            onClick={() => void mendAll()}
          >
            {m.preflight_fix_all({ count: firsts.length })}
          </button>
        </span>
      )}
      <ul className={css.places}>
        {findings.map((finding) => (
          <PlaceRow key={keyOf(finding)} {...{ finding, review, again, open }} />
        ))}
      </ul>
    </li>
  );
}

function PlaceRow({ finding, ...doing }: Doing & { finding: Finding }) {
  const place = placeOf(useEditor(), finding);
  return (
    <li>
      <small>{whereIs(place, finding)}</small>
      <FixButtons finding={finding} place={place} {...doing} />
    </li>
  );
}

function Cause({ message, isBlocking }: { message: string; isBlocking: boolean }) {
  return (
    <b>
      {isBlocking && <span className="visually-hidden">{m.editor_blocks()}: </span>}
      {findMessage(message) ?? message}
    </b>
  );
}

/** What mends it with one press, and the way to it. */
function FixButtons({ finding, place, review, again, open }: Doing & { finding: Finding; place: string }) {
  const editor = useEditor();
  return (
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
        onClick={() => open(finding)}
      >
        {jumpLabel(finding)}
      </button>
    </span>
  );
}

function whereIs(place: string, { words }: Finding): string {
  return [place, words ? m.preflight_words({ words }) : ''].filter(Boolean).join(' ');
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
