import { PageContent } from '#app/cms/render.tsx';
import { views } from '#app/modules/views.ts';
import { EditedPage } from './edited-page.tsx';
import type { PageData } from './load-page.server.ts';

type PageModulesProps = { page: Pick<PageData, 'draft' | 'nodes' | 'locale'> };

/** What the editors put on a page; while editing, drawn by the editor. */
export function PageModules({ page: { draft, nodes, locale } }: PageModulesProps) {
  if (!draft) return <PageContent nodes={nodes} views={views} />;
  return <EditedPage payload={draft} nodes={nodes} views={views} locale={locale} />;
}
