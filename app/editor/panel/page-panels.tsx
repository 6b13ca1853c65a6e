import { HelpPanel } from '../help/help-panel.tsx';
import { PreviewPanel } from '../preview/preview-panel.tsx';
import { BinPanel } from '../settings/bin-panel.tsx';
import { EntryPanel } from '../settings/entry-panel.tsx';
import { NewPagePanel } from '../settings/new-page-panel.tsx';
import { SettingsPanel } from '../settings/settings-panel.tsx';
import type { PagePanel } from '../state/interaction.ts';
import { useCell, useEditor } from '../state/use-editor.ts';
import { PublishDialog } from '../toolbar/publish-dialog.tsx';
import { VersionsPanel } from '../versions/versions-panel.tsx';
import { MessagesPanel } from './messages-panel.tsx';

/** What opens about the page as a whole. */
export function PagePanels({ panel }: { panel: PagePanel }) {
  switch (panel.kind) {
    case 'publish':
      return <PublishDialog />;
    case 'settings':
      return <Settings field={panel.field} />;
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

function Settings({ field }: { field: string | undefined }) {
  const { page } = useCell(useEditor().payload);
  return page ? <SettingsPanel field={field} /> : <EntryPanel />;
}
