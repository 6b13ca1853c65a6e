import { lazy, Suspense } from 'react';
import { m } from '#app/i18n/paraglide/messages.js';
import { HelpPanel } from '../help/help-panel.tsx';
import { PreviewPanel } from '../preview/preview-panel.tsx';
import { BinPanel } from '../settings/bin-panel.tsx';
import { EntryPanel } from '../settings/entry-panel.tsx';
import { NewPagePanel } from '../settings/new-page-panel.tsx';
import { SettingsPanel } from '../settings/settings-panel.tsx';
import type { PagePanel } from '../state/interaction.ts';
import { useCell, useEditor } from '../state/use-editor.ts';
import { VersionsPanel } from '../versions/versions-panel.tsx';
import { MessagesPanel } from './messages-panel.tsx';
import { PanelDialog } from './panel-dialog.tsx';

/** Who publishes is connected: everything it takes to look a page over comes only then. */
const PublishDialog = lazy(() => import('../toolbar/publish-dialog.tsx').catch(() => ({ default: Unloaded })));

/** What opens about the page as a whole. */
export function PagePanels({ panel }: { panel: PagePanel }) {
  switch (panel.kind) {
    case 'publish':
      return (
        <Suspense>
          <PublishDialog />
        </Suspense>
      );
    case 'settings':
      return <Settings {...panel} />;
    case 'new-page':
      return <NewPagePanel />;
    case 'bin':
      return <BinPanel />;
    case 'versions':
      return <VersionsPanel />;
    case 'preview':
      return <PreviewPanel />;
    case 'messages':
      return <MessagesPanel />;
    case 'help':
      return <HelpPanel />;
  }
}

function Settings({ field, lang }: Extract<PagePanel, { kind: 'settings' }>) {
  const { page } = useCell(useEditor().payload);
  return page ? <SettingsPanel field={field} lang={lang} /> : <EntryPanel field={field} />;
}

function Unloaded() {
  const { interaction } = useEditor();
  return (
    <PanelDialog title={m.editor_publish_title()} onClose={() => interaction.panel.set({ kind: 'none' })}>
      <p className="ed-note" role="alert">
        {m.preflight_unloaded()}
      </p>
    </PanelDialog>
  );
}
