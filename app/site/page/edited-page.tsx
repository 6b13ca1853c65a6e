import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import type { ViewNode } from '#app/cms/node.ts';
import { loadViews, type ModuleViews, PageContent } from '#app/cms/view/render.tsx';
import type { DraftPayload } from '#app/collections/page/draft-payload.ts';
import type { Locale } from '#app/i18n/locale.ts';

type EditorProps = {
  payload: DraftPayload;
  views: ModuleViews;
  locale: Locale;
  /** The page of an entry, with places for modules in it; none where the modules are the page. */
  children?: ReactNode;
};

let brought: ComponentType<EditorProps> | null = null;

/** Brings the editor's code and every view: whoever edits may insert any module, and must not wait for it then. */
export async function bringEditor(views: ModuleViews): Promise<ComponentType<EditorProps>> {
  const [{ default: EditPage }] = await Promise.all([import('#app/editor/edit-page.tsx'), loadViews(views)]);
  brought = EditPage;
  return EditPage;
}

/** The editor once its code is here: at once where it came ahead of the page (entry.client.tsx). */
export function useEditorCode(views: ModuleViews): ComponentType<EditorProps> | null {
  const [Editor, setEditor] = useState(() => brought);
  useEffect(() => {
    let isWanted = true;
    void bringEditor(views).then((EditPage) => {
      if (isWanted) setEditor(() => EditPage);
    });
    return () => {
      isWanted = false;
    };
  }, [views]);
  return Editor;
}

/**
 * The only way into the editor; visitors never take it. Where its code came ahead of the page the editor takes
 * over the very elements the server rendered, so that a long page is not built twice.
 */
export function EditedPage({ nodes, ...props }: EditorProps & { nodes: ViewNode[] }) {
  const Editor = useEditorCode(props.views);
  return Editor ? <Editor {...props} /> : <Rendered nodes={nodes} views={props.views} />;
}

/** The same elements in the same order as the editor renders them (edit-page.tsx): the page, its place, and beside it nothing yet. */
function Rendered({ nodes, views }: { nodes: ViewNode[]; views: ModuleViews }) {
  return (
    <>
      <PageContent nodes={nodes} views={views} editing />
      <div hidden />
      {null}
    </>
  );
}
