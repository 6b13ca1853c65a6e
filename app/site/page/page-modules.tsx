import { PageContent } from '#app/cms/view/render.tsx';
import { ModuleDataContext } from '#app/modules/module-data.ts';
import { views } from '#app/modules/views.ts';
import { EditedPage } from './edited-page.tsx';
import type { PageData } from './load-page.server.ts';

type PageModulesProps = { page: Pick<PageData, 'draft' | 'nodes' | 'locale' | 'moduleData'> };

/** What the editors put on a page; while editing, rendered by the editor. */
export function PageModules({ page: { draft, nodes, locale, moduleData } }: PageModulesProps) {
  return (
    <ModuleDataContext value={moduleData}>
      {draft ? (
        <EditedPage payload={draft} nodes={nodes} views={views} locale={locale} />
      ) : (
        <PageContent nodes={nodes} views={views} />
      )}
    </ModuleDataContext>
  );
}
