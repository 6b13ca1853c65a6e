import { About } from './about.tsx';
import css from './description.module.css';
import { KeyFactsList } from './key-facts-list.tsx';
import type { SectionContents } from './sections.ts';
import { SlotModules } from './slot-modules.tsx';

/** What it is about, and beside it what one asks before one goes. */
export function Description({ content, id }: { content: SectionContents['Description']; id: string }) {
  const { lead, html, nodes, keyFacts } = content;
  return (
    <>
      {(lead || html || keyFacts) && (
        <div id={id} className={css.description}>
          <About lead={lead} html={html} beside={keyFacts && <KeyFactsList {...keyFacts} />} />
        </div>
      )}
      <SlotModules slot="description" nodes={nodes} />
    </>
  );
}
