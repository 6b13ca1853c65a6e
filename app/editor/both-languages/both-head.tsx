import type { Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { ToolIcon } from '#app/inspector/tool-icon.tsx';
import { EditorContext } from '../core/use-editor.ts';
import { languageName } from '../language-name.ts';
import { Pill } from '../toolbar/pill.tsx';
import css from './both-head.module.css';
import type { Pair, Side } from './side.ts';
import type { TranslationRow } from './translation-rows.ts';
import { endLanguage, startLanguage } from './use-sides.ts';

type Rows = readonly TranslationRow[];
type HeadProps = { pair: Pair | null; start: Rows; end: Rows; onNext(): void };

/** Above both sides: their languages, how far the translation has come, and the way to what is still open. */
export function BothHead({ pair, start, end, onNext }: HeadProps) {
  const [openAtStart, openAtEnd] = [openIn(start), openIn(end)];
  return (
    <header className={css.head}>
      <div className={css.side}>
        <Language lang={startLanguage} open={openAtStart} isSource={openAtStart === 0 && openAtEnd > 0} />
        <Saved side={pair?.start} />
      </div>
      <div className={css.side}>
        <Language lang={endLanguage} open={openAtEnd} isSource={openAtEnd === 0 && openAtStart > 0} />
        <Progress all={end.length} done={end.length - openAtEnd} />
        <Saved side={pair?.end} />
        {openAtStart + openAtEnd > 0 && (
          <button type="button" className={css.next} onClick={onNext} aria-keyshortcuts="Alt+ArrowDown">
            <span>{m.both_next()}</span>
            <kbd>Alt</kbd>
            <kbd>↓</kbd>
            <ToolIcon name="next" />
          </button>
        )}
      </div>
    </header>
  );
}

/** Each side sends what is written on it by itself. */
function Saved({ side }: { side: Side | undefined }) {
  return (
    side && (
      <EditorContext value={side.editor}>
        <span className={css.saved}>
          <Pill />
        </span>
      </EditorContext>
    )
  );
}

function Language({ lang, open, isSource }: { lang: Locale; open: number; isSource: boolean }) {
  return (
    <h2 className={css.language}>
      {languageName(lang)} {isSource && <span className={css.source}>{m.both_source()}</span>}
      {open > 0 && <span className={css.open}>{m.both_open({ count: open })}</span>}
    </h2>
  );
}

function Progress({ all, done }: { all: number; done: number }) {
  return (
    <p className={css.progress}>
      <span className={css.track} aria-hidden="true">
        <i style={{ inlineSize: `${all === 0 ? 100 : (done / all) * 100}%` }} />
      </span>
      {m.both_progress({ done, all })}
      <span className="visually-hidden"> {m.both_progress_said()}</span>
    </p>
  );
}

function openIn(rows: readonly TranslationRow[]): number {
  return rows.filter(({ state }) => state !== 'done').length;
}
