import { m } from '#app/i18n/paraglide/messages.js';
import { redo, undo } from '../commands/module-commands.ts';
import { useEditor, useObservable, usePart, usePartAfterPaint } from '../core/use-editor.ts';
import { People } from '../presence/people.tsx';
import { touchedIn } from '../sync/touched.ts';
import { LanguageFlip } from './language-flip.tsx';
import { PageMenu } from './page-menu.tsx';
import { Pill } from './pill.tsx';
import { TimelineMenu } from './timeline-menu.tsx';
import css from './top-bar.module.css';

/** 48 px: where one is, what was done, whether it is saved and whether it is public. */
export function TopBar() {
  const editor = useEditor();
  const { interaction, timeline } = editor;
  const last = usePartAfterPaint(timeline.state, ({ done }) => done.at(-1)?.label);
  const hasUndone = usePartAfterPaint(timeline.state, ({ undone }) => undone.length > 0);
  const mayPublish = usePart(editor.payload, ({ permissions }) => permissions.publish);
  const isOutlined = useObservable(interaction.outline);
  return (
    <div data-region="bar" className={css.bar} role="toolbar" aria-label={m.editor_toolbar()}>
      <button type="button" aria-pressed={isOutlined} onClick={() => interaction.outline.update((open) => !open)}>
        {m.editor_outline()}
      </button>
      <PageMenu />
      <LanguageFlip />
      <button
        type="button"
        className={css.undo}
        disabled={last === undefined}
        title={m.editor_undo()}
        onClick={() => undo(editor)}
      >
        ↶ {last ?? m.editor_undo()}
      </button>
      <button
        type="button"
        disabled={!hasUndone}
        aria-label={m.editor_redo()}
        title={m.editor_redo()}
        onClick={() => redo(editor)}
      >
        ↷
      </button>
      <TimelineMenu />
      <span className={css.space} />
      <People />
      <Pill />
      <Unpublished />
      <button type="button" onClick={() => interaction.panel.set({ kind: 'preview' })}>
        {m.preview_open()}
      </button>
      <button
        type="button"
        className={css.onLaptop}
        onClick={() => interaction.panel.update(({ kind }) => ({ kind: kind === 'versions' ? 'none' : 'versions' }))}
      >
        {m.editor_versions()}
      </button>
      {mayPublish && (
        <button type="button" className="ed-primary" onClick={() => interaction.panel.set({ kind: 'publish' })}>
          {m.editor_publish()}
        </button>
      )}
      <a className={css.done} href={location.pathname}>
        {m.editor_finish()}
      </a>
    </div>
  );
}

/** The number of modules visitors do not see yet: the server's count and what was touched since. */
function Unpublished() {
  const editor = useEditor();
  const changed = usePart(editor.payload, (payload) => payload.changed[editor.context.locale]);
  const touched = usePartAfterPaint(editor.touched, (keys) => touchedIn(keys, editor.context.locale));
  const count = Math.max(changed, touched);
  if (!count) return null;
  return (
    <span data-unpublished className={css.unpublished} title={m.editor_unpublished()}>
      <b>{count}</b> <span>{m.editor_unpublished()}</span>
    </span>
  );
}
