import { m } from '#app/i18n/paraglide/messages.js';
import { ToolIcon } from '#app/inspector/tool-icon.tsx';
import { devices } from '../chrome/devices.ts';
import { redo, undo } from '../commands/module-commands.ts';
import { useEditor, useObservable, usePart, usePartAfterPaint } from '../core/use-editor.ts';
import { LanguageFlip } from '../language/language-flip.tsx';
import { People } from '../presence/people.tsx';
import { touchedIn } from '../sync/touched.ts';
import { CheckCount } from './check-count.tsx';
import { PageMenu } from './page-menu.tsx';
import { Pill } from './pill.tsx';
import { TimelineMenu } from './timeline-menu.tsx';
import css from './top-bar.module.css';

/** 48 px: where one is, what was done, whether it is saved and whether it is public. On a phone the menu, undo, state and publish. */
export function TopBar() {
  const { interaction } = useEditor();
  const isOutlined = useObservable(interaction.outline);
  const isBoth = useObservable(interaction.both) === 'open';
  return (
    <div data-region="bar" className={css.bar} role="toolbar" aria-label={m.editor_toolbar()}>
      <button
        type="button"
        className={css.outline}
        aria-label={m.editor_outline()}
        aria-pressed={isOutlined}
        onClick={() => interaction.outline.update((open) => !open)}
      >
        <ToolIcon name="outline" />
        <span>{m.editor_outline()}</span>
      </button>
      <i className={css.divider} />
      <PageMenu />
      <LanguageFlip />
      <i className={css.divider} />
      <Steps />
      <span className={css.space} />
      {/* Where both languages are written, each of them says it. */}
      {!isBoth && <Pill />}
      <People />
      <i className={css.divider} />
      <Devices />
      <CheckCount />
      <button
        type="button"
        className={css.versions}
        aria-label={m.editor_versions()}
        title={m.editor_versions()}
        onClick={() => interaction.panel.update(({ kind }) => ({ kind: kind === 'versions' ? 'none' : 'versions' }))}
      >
        <ToolIcon name="clock" />
      </button>
      <i className={css.divider} />
      <Publish />
      <a className={css.done} href={location.pathname}>
        {m.editor_finish()}
      </a>
    </div>
  );
}

/** The last step by its name and the way back from it; the way forward; and all of them. */
function Steps() {
  const editor = useEditor();
  const last = usePartAfterPaint(editor.timeline.state, ({ done }) => done.at(-1)?.label);
  const hasUndone = usePartAfterPaint(editor.timeline.state, ({ undone }) => undone.length > 0);
  const name = last === undefined ? m.editor_undo() : m.editor_undo_step({ name: last });
  return (
    <>
      <button
        type="button"
        data-undo
        className={css.undo}
        disabled={last === undefined}
        aria-label={name}
        title={name}
        onClick={() => undo(editor)}
      >
        <ToolIcon name="undo" />
        <span>{last ?? m.editor_undo()}</span>
      </button>
      <button
        type="button"
        className={css.redo}
        disabled={!hasUndone}
        aria-label={m.editor_redo()}
        title={m.editor_redo()}
        onClick={() => redo(editor)}
      >
        <ToolIcon name="redo" />
      </button>
      <TimelineMenu />
    </>
  );
}

/** The page as visitors will see it in a window of that width, the widest first. */
function Devices() {
  const { interaction } = useEditor();
  return (
    <span className={css.devices}>
      {devices.toReversed().map(({ id, name }) => (
        <button
          key={id}
          type="button"
          aria-label={m.preview_on({ device: name() })}
          title={m.preview_on({ device: name() })}
          onClick={() => interaction.panel.set({ kind: 'preview', screens: id })}
        >
          <ToolIcon name={id} />
        </button>
      ))}
    </span>
  );
}

/** What waits to be published stands before the way out; who may not publish sees the number alone. */
function Publish() {
  const { payload, interaction } = useEditor();
  const mayPublish = usePart(payload, ({ permissions }) => permissions.publish);
  return (
    <>
      <Unpublished />
      {mayPublish && (
        <button type="button" className={css.publish} onClick={() => interaction.panel.set({ kind: 'publish' })}>
          {m.editor_publish()}
        </button>
      )}
    </>
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
      <b>{count}</b> <span className="visually-hidden">{m.editor_unpublished()}</span>
    </span>
  );
}
