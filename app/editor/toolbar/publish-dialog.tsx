import { useEffect, useRef, useState } from 'react';
import { type Finding, isInTheWay } from '#app/cms/checks/finding.ts';
import { type Locale, locales } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import panelParts from '../chrome/panel-parts.module.css';
import { SideDialog } from '../chrome/side-dialog.tsx';
import { useChanges, useEditor, useObservable } from '../core/use-editor.ts';
import { languageName } from '../language-name.ts';
import { Changes } from '../publishing/change-list.tsx';
import { FindingList } from '../publishing/findings/finding-list.tsx';
import { type Outcome, publishNow } from '../publishing/publish.ts';
import { Refusal } from '../publishing/refusal.tsx';
import { type Review, type ReviewResult, review } from '../publishing/review.ts';
import { Timing } from '../publishing/timing.tsx';
import { useChangeMarks } from '../publishing/use-change-marks.ts';
import { VenueRules } from '../publishing/venue-rules.tsx';
import css from './publish-dialog.module.css';

/**
 * What will go out, word for word and beside the page it is about, what should be looked at first, and when. One language;
 * the other is not touched.
 */
export function PublishDialog() {
  const editor = useEditor();
  const payload = useObservable(editor.payload);
  const [lang, setLang] = useState<Locale>(editor.context.locale);
  const { result, again } = useReview(lang);
  const close = () => editor.interaction.panel.set({ kind: 'none' });
  // What was just reviewed is newer than what the page came with.
  const countIn = (one: Locale) =>
    result !== null && typeof result === 'object' && result.lang === one
      ? countOf(result.changes)
      : payload.changed[one];
  return (
    <SideDialog title={m.editor_publish_title()} onClose={close}>
      <fieldset className={panelParts.tabs}>
        <legend className="visually-hidden">{m.editor_publish_which()}</legend>
        {locales.map((one) => (
          <label key={one}>
            <input type="radio" name="ed-publish-lang" checked={one === lang} onChange={() => setLang(one)} />
            {languageName(one)}
            <small>
              {payload.published[one] ? m.editor_changes_count({ count: countIn(one) }) : m.editor_link_offline()}
            </small>
          </label>
        ))}
      </fieldset>
      {result === null && <p className={panelParts.note}>{m.editor_review_running()}</p>}
      {result === 'unsaved' && <Refusal text={m.editor_publish_unsaved()} />}
      {result === 'failed' && <Refusal text={m.editor_settings_failed()} />}
      {result !== null && typeof result === 'object' && (
        <Reviewed key={result.lang} review={result} again={again} close={close} />
      )}
    </SideDialog>
  );
}

/** Not at every letter. */
const afterTyping = 1_000;

function useReview(lang: Locale) {
  const editor = useEditor();
  const [result, setResult] = useState<ReviewResult | null>(null);
  const [round, setRound] = useState(0);
  const requested = useRef('');
  const changed = useChanges();
  const known = useRef(changed);
  // Whoever goes on writing beside it reads what they have written by then.
  useEffect(() => {
    if (known.current === changed) return undefined;
    known.current = changed;
    const timer = setTimeout(() => setRound((count) => count + 1), afterTyping);
    return () => clearTimeout(timer);
  }, [changed]);
  useEffect(() => {
    const key = `${lang} ${round}`;
    requested.current = key;
    setResult((known) => (typeof known === 'object' && known?.lang === lang ? known : null));
    void review(editor, lang).then((next) => requested.current === key && setResult(next));
  }, [editor, lang, round]);
  return { result, again: () => setRound((count) => count + 1) };
}

function Reviewed({ review, again, close }: { review: Review; again(): void; close(): void }) {
  const editor = useEditor();
  const { lang, findings, blocking, unseen, draft } = review;
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null);
  const [axe, setAxe] = useState<Finding[]>([]);
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const isOnline = draft.published[lang] !== null;
  const modules = chosen ? [...chosen] : null;
  const isBlocked = findings.some((finding) => isInTheWay(finding, blocking));

  async function act(command: () => Promise<Outcome>) {
    setBusy(true);
    const done = await command();
    setBusy(false);
    if (done.kind === 'done') return close();
    setOutcome(done);
    if (done.kind === 'changed') again();
  }
  useChangeMarks(editor, review, chosen);
  return (
    <>
      <div className={css.scroll}>
        <Changes review={review} chosen={chosen} onChoose={setChosen} />
        <FindingList review={review} axe={axe} again={again} onAxe={setAxe} />
        {unseen.length > 0 && <Refusal text={m.editor_publish_changed()} modules={unseen} />}
        <Timing review={review} modules={modules} isOnline={isOnline} act={act} />
        <VenueRules blocking={blocking} again={again} />
      </div>
      <footer data-publishing className={css.foot}>
        {outcome && <Refusal outcome={outcome} />}
        {isBlocked && (
          <p id="ed-blocked" className={panelParts.note}>
            {m.editor_publish_blocked()}
          </p>
        )}
        <button
          type="button"
          className="ed-primary"
          disabled={isBusy || unseen.length > 0 || chosen?.size === 0}
          aria-describedby={isBlocked ? 'ed-blocked' : 'ed-publish-where'}
          onClick={() => void act(() => publishNow(editor, review, { modules }))}
        >
          {m.editor_publish_now({ language: languageName(lang) })}
        </button>
        <p id="ed-publish-where" className={panelParts.note}>
          {whereSeen(review, chosen)}
        </p>
      </footer>
    </>
  );
}

/** The values of a page or an entry are one change, as in the list. */
function countOf({ modules, page }: Review['changes']): number {
  return modules.length + Math.min(1, page.length);
}

/** What the button does: how much of it visitors see at once, and where. */
function whereSeen({ changes, draft, lang }: Review, chosen: ReadonlySet<string> | null): string {
  const count = chosen ? chosen.size : countOf(changes);
  const address = `${location.host}${draft.urls[lang] ?? ''}`;
  return m.editor_publish_where({ count, address, language: languageName(lang) });
}
