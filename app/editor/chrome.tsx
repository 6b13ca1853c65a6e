import { LaterBoth } from './both-languages/later-both.tsx';
import { useEditor, useObservable, usePart } from './core/use-editor.ts';
import { Inserter } from './panel/inserter.tsx';
import { InspectorPanel } from './panel/inspector-panel.tsx';
import { LaterFindings } from './panel/later-findings.tsx';
import { LaterPanels } from './panel/later-panels.tsx';
import { OutlinePanel } from './panel/outline-panel.tsx';
import { Announcement } from './toolbar/announcement.tsx';
import { AnswerAlert } from './toolbar/answer-alert.tsx';
import css from './toolbar/decision-cards.module.css';
import { DeletionCards, DoubtedDeletion } from './toolbar/deletion-cards.tsx';
import { LoginDialog } from './toolbar/login-dialog.tsx';
import { ModuleConflicts } from './toolbar/module-conflicts.tsx';
import { MoveDialog } from './toolbar/move-dialog.tsx';
import { NewBuild } from './toolbar/new-build.tsx';
import { PasteCard } from './toolbar/paste-card.tsx';
import { RefusalCards } from './toolbar/refusal-cards.tsx';
import { TextToolbar } from './toolbar/text-toolbar.tsx';
import { Toast } from './toolbar/toast.tsx';
import { TopBar } from './toolbar/top-bar.tsx';

/**
 * `?edit&noToolbar`: neither the bar nor its gap (docs/behaviour/routes.md#query-parameters-with-a-meaning); keys,
 * rings and decisions stay.
 */
export function hasToolbar(): boolean {
  return !new URLSearchParams(location.search).has('noToolbar');
}

/** All instruments around the page. Each watches for itself what it shows, so that a command renders only those it is about. */
export function Chrome() {
  return (
    <>
      {hasToolbar() && <TopBar />}
      <LaterBoth />
      <OutlinePanel />
      <InspectorPanel />
      <TextToolbar />
      <div data-region="decisions" className={css.decisions}>
        <ModuleConflicts />
        <DeletionCards />
        <DoubtedDeletion />
        <RefusalCards />
        <PasteCard />
        <NewBuild />
      </div>
      <LaterFindings />
      <Toast />
      <AnswerAlert />
      <OpenPanel />
      <Login />
      <Announcement />
    </>
  );
}

function OpenPanel() {
  const { interaction } = useEditor();
  const panel = useObservable(interaction.panel);
  switch (panel.kind) {
    case 'move':
      return <MoveDialog id={panel.id} />;
    case 'inserter':
      return <Inserter spot={panel.spot} />;
    default:
      return <LaterPanels panel={panel.kind === 'none' ? null : panel} />;
  }
}

function Login() {
  const { queue } = useEditor();
  return usePart(queue.state, (sync) => sync.needsLogin) ? <LoginDialog /> : null;
}
