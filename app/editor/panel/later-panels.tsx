import { lazy, Suspense, useEffect } from 'react';
import { m } from '#app/i18n/paraglide/messages.js';
import { whenIdle } from '#app/ui/when-idle.ts';
import { PanelDialog } from '../chrome/panel-dialog.tsx';
import css from '../chrome/panel-parts.module.css';
import { useEditor } from '../core/use-editor.ts';
import type { LaterPanel } from '../document/ui-state.ts';

const load = () => import('../page-panels.tsx');
const PagePanels = lazy(() => load().catch(() => ({ default: Unloaded })));

/** What opens about the page as a whole, rendered with code that comes when the page can already be edited. */
export function LaterPanels({ panel }: { panel: LaterPanel | null }) {
  useEffect(() => {
    // Here before it is asked for, also for who loses the network until then.
    return whenIdle(() => void load().catch(() => undefined));
  }, []);
  return <Suspense>{panel && <PagePanels panel={panel} />}</Suspense>;
}

function Unloaded() {
  const { interaction } = useEditor();
  return (
    <PanelDialog title={m.preflight_unloaded_title()} onClose={() => interaction.panel.set({ kind: 'none' })}>
      <p className={css.note} role="alert">
        {m.preflight_unloaded()}
      </p>
    </PanelDialog>
  );
}
