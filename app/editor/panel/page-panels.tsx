import type { PagePanel } from '../state/interaction.ts';
import { PublishDialog } from '../toolbar/publish-dialog.tsx';

/** What opens about the page as a whole. */
export function PagePanels({ panel }: { panel: PagePanel }) {
  return panel.kind === 'publish' ? <PublishDialog /> : null;
}
