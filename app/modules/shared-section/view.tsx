import type { NestingViewProps } from '#app/cms/module.ts';
import type { ViewNode } from '#app/cms/node.ts';
import { ModuleDataContext, useModuleData } from '../module-data.ts';
import type { sharedSectionModule } from './schema.ts';
import type { SharedContent } from './shared-content.ts';
import css from './view.module.css';

/** The parts of a shared section, as if they were the page's own. */
export function SharedSectionView({ id, marks, nested }: NestingViewProps<typeof sharedSectionModule>) {
  const shared = useModuleData<SharedContent>(id);
  const { nodes = [], data = {}, isOnline = true } = shared ?? {};
  return (
    <div
      className={css.shared}
      data-part
      data-first={groundOf(nodes.at(0))}
      data-last={groundOf(nodes.at(-1))}
      data-offline={!isOnline || undefined}
      {...marks.root}
    >
      <ModuleDataContext value={data}>{nested(nodes)}</ModuleDataContext>
    </div>
  );
}

/** What its neighbour is compared with. */
function groundOf(node: ViewNode | undefined): string | undefined {
  return node && String(node.fields.extra_class || 'plain');
}
