import { m } from '#app/i18n/paraglide/messages.js';
import { ToolIcon } from '#app/inspector/tool-icon.tsx';
import css from '../chrome/editor-menu.module.css';
import { MenuButton, type MenuItem } from '../chrome/menu-button.tsx';
import { redoTo, undoTo } from '../commands/module-commands.ts';
import { stepPlace } from '../commands/step-place.ts';
import type { Editor } from '../core/editor.ts';
import { useEditor, usePartAfterPaint } from '../core/use-editor.ts';
import type { Step } from '../history/step.ts';
import { venueClock } from '../publishing/venue-terms.ts';

const mostDone = 40;
const mostUndone = 20;

/** Everything one has done, by name and newest first: choosing a step undoes to there, or does again up to there. */
export function TimelineMenu() {
  const editor = useEditor();
  const isEmpty = usePartAfterPaint(editor.timeline.state, ({ done, undone }) => done.length + undone.length === 0);
  return (
    <MenuButton
      place="timeline"
      name={m.tools_timeline()}
      className={css.moreSteps}
      isDisabled={isEmpty}
      items={() => itemsOf(editor)}
    >
      <ToolIcon name="down" />
    </MenuButton>
  );
}

function itemsOf(editor: Editor): MenuItem[] {
  const { done, undone } = editor.timeline.state.get();
  const again = undone.slice(-mostUndone).map((step) => ({
    key: `redo ${step.seq}`,
    label: <StepRow editor={editor} step={step} note={m.tools_timeline_undone()} />,
    run: () => redoTo(editor, step.seq),
  }));
  const back = done
    .slice(-mostDone)
    .reverse()
    .map((step, index) => ({
      key: `undo ${step.seq}`,
      label: <StepRow editor={editor} step={step} note={index === 0 ? m.tools_timeline_last() : ''} />,
      run: () => undoTo(editor, step.seq),
      isCurrent: index === 0,
    }));
  return [...again, ...back];
}

type RowProps = { editor: Editor; step: Step; note: string };

/** What was done, to which module, and when. */
function StepRow({ editor, step, note }: RowProps) {
  return (
    <>
      {step.label} <small>{[stepPlace(editor, step), venueClock(step.at), note].filter(Boolean).join(' · ')}</small>
    </>
  );
}
