import { useEffect, useState } from 'react';
import { m } from '#app/i18n/paraglide/messages.js';
import { ToolIcon } from '../chrome/tool-icon.tsx';
import { useEditor } from '../core/use-editor.ts';
import css from './top-bar.module.css';

const quietMs = 1000;

/** How much of the page should be looked at again, counted when nobody has typed for a moment; the panel tells what. */
export function CheckCount() {
  const editor = useEditor();
  const [count, setCount] = useState<number | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let idle = 0;
    // The checks come with the panels that show them, not before the page can be edited.
    const load = () =>
      import('../publishing/own-findings.ts').then(({ ownFindings }) => setCount(ownFindings(editor).length));
    const later = () => {
      clearTimeout(timer);
      cancelIdleCallback(idle);
      timer = setTimeout(() => {
        idle = requestIdleCallback(() => void load().catch(() => undefined));
      }, quietMs);
    };
    later();
    const stops = [editor.content.subscribe('any', later), editor.payload.subscribe(later)];
    return () => {
      clearTimeout(timer);
      cancelIdleCallback(idle);
      for (const stop of stops) stop();
    };
  }, [editor]);
  const name = count === null ? m.editor_checks_open() : m.editor_checks({ count });
  return (
    <button
      type="button"
      className={css.checks}
      aria-label={name}
      title={name}
      onClick={() => editor.interaction.panel.set({ kind: 'publish' })}
    >
      <ToolIcon name="check" />
      {count !== null && <b data-clean={count === 0 || undefined}>{count}</b>}
    </button>
  );
}
