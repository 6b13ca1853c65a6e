import { type ComponentType, useEffect, useState } from 'react';
import type { ViewNode } from '#app/cms/node.ts';
import { loadViews, type ModuleViews, PageContent } from '#app/cms/render.tsx';
import type { DraftPayload } from '#app/collections/page/draft-payload.ts';
import type { Locale } from '#app/i18n/locale.ts';

type EditorProps = { payload: DraftPayload; views: ModuleViews; locale: Locale };

/** The one door to the editor: its code arrives after the page stands, and never for visitors. */
export function EditedPage({ nodes, ...props }: EditorProps & { nodes: ViewNode[] }) {
  const [Editor, setEditor] = useState<ComponentType<EditorProps> | null>(null);
  useEffect(() => {
    let isWanted = true;
    // Whoever edits may insert any module, and must not wait for its view then.
    void Promise.all([import('#app/editor/edit-page.tsx'), loadViews(props.views)]).then(([{ default: EditPage }]) => {
      if (isWanted) setEditor(() => EditPage);
    });
    return () => {
      isWanted = false;
    };
  }, [props.views]);
  return Editor ? <Editor {...props} /> : <PageContent nodes={nodes} views={props.views} />;
}
