import { type ReactNode, use, useEffect, useRef, useState } from 'react';
import { call } from '#app/contract/client/call.ts';
import { useEditor, useModule } from '#app/editor/core/use-editor.ts';
import { ModuleDataContext } from '#app/modules/module-data.ts';

/** A person who still turns the number of items is not asked after at every step. */
const pause = 250;

type LiveDataProps = { id: string; model: string; children: ReactNode };

/** What a module shows besides its fields, read again whenever they change; until then it shows what it showed. */
export function LiveData({ id, model, children }: LiveDataProps) {
  const { locale } = useEditor().context;
  const node = useModule(id);
  const loaded = use(ModuleDataContext);
  const [data, setData] = useState(loaded[id]);
  const props = JSON.stringify(node?.props ?? {});
  const shown = useRef(data === undefined ? null : props);
  useEffect(() => {
    if (shown.current === props) return;
    const control = new AbortController();
    const timer = setTimeout(() => {
      const { signal } = control;
      void call('moduleData', { params: { lang: locale }, query: { model, props } }, { signal }).then((answer) => {
        // Without the server it goes on showing what it showed; the toolbar says that it is away.
        if (!answer.ok) return;
        shown.current = props;
        setData(answer.body.data);
      });
    }, pause);
    return () => {
      clearTimeout(timer);
      control.abort();
    };
  }, [locale, model, props]);
  return <ModuleDataContext value={{ ...loaded, [id]: data }}>{children}</ModuleDataContext>;
}
