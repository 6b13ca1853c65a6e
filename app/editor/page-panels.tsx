import { useEditor, useObservable } from './core/use-editor.ts';
import type { LaterPanel } from './document/ui-state.ts';
import { HelpPanel } from './help/help-panel.tsx';
import { MessagesPanel } from './panel/messages-panel.tsx';
import { PreviewPanel } from './preview/preview-panel.tsx';
import { ReviewsPanel } from './reviews/reviews-panel.tsx';
import { KeepDialog } from './sections/keep-dialog.tsx';
import { SectionsPanel } from './sections/sections-panel.tsx';
import { DeletedPanel } from './settings/deleted-panel.tsx';
import { EntryPanel } from './settings/entry-panel.tsx';
import { NewPagePanel } from './settings/new-page-panel.tsx';
import { SettingsPanel } from './settings/settings-panel.tsx';
import { TrashPanel } from './settings/trash-panel.tsx';
import { PublishDialog } from './toolbar/publish-dialog.tsx';
import { VersionsPanel } from './versions/versions-panel.tsx';

/** What opens about the page as a whole. */
export default function PagePanels({ panel }: { panel: LaterPanel }) {
  switch (panel.kind) {
    case 'publish':
      return <PublishDialog />;
    case 'settings':
      return <Settings {...panel} />;
    case 'new-page':
      return <NewPagePanel />;
    case 'bin':
      return <TrashPanel />;
    case 'deleted':
      return <DeletedPanel />;
    case 'reviews':
      return <ReviewsPanel />;
    case 'keep-section':
      return <KeepDialog id={panel.id} />;
    case 'shared-sections':
      return <SectionsPanel spot={panel.spot} />;
    case 'versions':
      return <VersionsPanel />;
    case 'preview':
      return <PreviewPanel screens={panel.screens} />;
    case 'messages':
      return <MessagesPanel />;
    case 'help':
      return <HelpPanel />;
  }
}

function Settings({ field, lang }: Extract<LaterPanel, { kind: 'settings' }>) {
  const { page } = useObservable(useEditor().payload);
  return page ? <SettingsPanel field={field} lang={lang} /> : <EntryPanel field={field} />;
}
