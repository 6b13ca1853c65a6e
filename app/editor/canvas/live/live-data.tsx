import { type ReactNode, use, useEffect, useRef, useState } from 'react';
import { useEditor, useModule } from '#app/editor/core/use-editor.ts';
import { ModuleDataContext } from '#app/modules/module-data.ts';
import { urls } from '#app/urls.ts';

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
      fetch(urls.moduleData(locale, model, props), { signal: control.signal })
        .then((answer) => (answer.ok ? answer.json() : Promise.reject(answer.status)))
        .then((answer: { data: unknown }) => {
          shown.current = props;
          setData(answer.data);
        })
        // Without the house it goes on showing what it showed; the toolbar says that it is away.
        .catch(() => undefined);
    }, pause);
    return () => {
      clearTimeout(timer);
      control.abort();
    };
  }, [locale, model, props]);
  return <ModuleDataContext value={{ ...loaded, [id]: data }}>{children}</ModuleDataContext>;
}
