import { useEffect, useState } from 'react';
import { m } from '#app/i18n/paraglide/messages.js';
import { ToolIcon } from '#app/inspector/tool-icon.tsx';
import { useEditor } from '../core/use-editor.ts';
import { whenQuiet } from '../core/when-quiet.ts';
import css from './top-bar.module.css';

const quietMs = 1000;

/** How much of the page should be looked at again, counted when nobody has typed for a moment; the panel tells what. */
export function CheckCount() {
  const editor = useEditor();
  const [count, setCount] = useState<number | null>(null);
  useEffect(() => {
    // The checks come with the panels that show them, not before the page can be edited.
    const look = () =>
      import('../publishing/findings/own-findings.ts').then(({ ownFindings }) => setCount(ownFindings(editor).length));
    return whenQuiet(editor, quietMs, () => void look().catch(() => undefined));
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
