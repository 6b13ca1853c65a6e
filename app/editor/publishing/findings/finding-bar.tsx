import { m } from '#app/i18n/paraglide/messages.js';
import { findMessage } from '#app/inspector/labels.ts';
import { ToolIcon } from '#app/inspector/tool-icon.tsx';
import { useEditor, useObservable } from '../../core/use-editor.ts';
import css from './finding-bar.module.css';

/** Which of the findings one is at, and the way to the next; the list itself hides it. */
export default function FindingBar() {
  const { walk, panel, stepped } = useEditor().interaction;
  const here = useObservable(walk);
  const isListed = useObservable(panel).kind === 'publish';
  const finding = here?.findings[here.at];
  if (!here || !finding || isListed) return null;
  return (
    <section data-region="findings" className={css.bar} aria-label={m.editor_findings()}>
      <p role="status">
        <b>{m.preflight_walk_position({ at: here.at + 1, count: here.findings.length })}</b>{' '}
        {findMessage(finding.message) ?? finding.message}
      </p>
      <div className={css.steps}>
        <button type="button" className="insp-link" onClick={() => stepped.set({ by: -1 })}>
          {m.preflight_walk_previous()}
        </button>
        <button type="button" className="insp-link" onClick={() => stepped.set({ by: 1 })}>
          {m.preflight_walk_next()}
        </button>
        <button type="button" className="insp-link" onClick={() => panel.set({ kind: 'publish' })}>
          {m.preflight_walk_list()}
        </button>
      </div>
      <button type="button" className={css.close} aria-label={m.preflight_walk_end()} onClick={() => walk.set(null)}>
        <ToolIcon name="close" />
      </button>
    </section>
  );
}
