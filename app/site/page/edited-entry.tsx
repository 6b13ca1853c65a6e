import type { ReactNode } from 'react';
import { PageContent } from '#app/cms/view/render.tsx';
import { type SlotProps, SlotRendering } from '#app/cms/view/slot-view.ts';
import type { DraftPayload } from '#app/collections/page/draft-payload.ts';
import { views } from '#app/modules/views.ts';
import { useEditorCode } from './edited-page.tsx';

/** The page of an entry whose modules are edited in their places; everything around them stays as visitors see it. */
export function EditedEntry({ draft, children }: { draft: DraftPayload; children: ReactNode }) {
  const Editor = useEditorCode(views);
  if (Editor) {
    return (
      <Editor payload={draft} views={views} locale={draft.locale}>
        {children}
      </Editor>
    );
  }
  // The same elements in the same order as the editor renders them, so that it can take them over.
  return (
    <>
      <SlotRendering value={Rendered}>{children}</SlotRendering>
      <div hidden />
      {null}
    </>
  );
}

function Rendered({ nodes }: SlotProps) {
  return <PageContent nodes={nodes} views={views} editing />;
}
