import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { m } from '#app/i18n/paraglide/messages.js';
import { useTopModal } from '../chrome/over-everything.tsx';
import { afterPaint } from '../core/after-paint.ts';
import { useEditor, usePartAfterPaint } from '../core/use-editor.ts';

/** What is read aloud politely, inside of a modal dialog while one is open. What was said before it opened is not said again. */
export function Announcement() {
  const { interaction } = useEditor();
  const text = usePartAfterPaint(interaction.announcement, (now) => now);
  const modal = useTopModal();
  const [opened, setOpened] = useState({ modal, said: '' });
  if (modal !== opened.modal) setOpened({ modal, said: modal ? text : opened.said });
  const news = text === opened.said ? '' : text;
  return modal ? createPortal(<Region key="dialog" words={news} />, modal) : <Region key="page" words={news} />;
}

/** Empty at first: only what comes into a region that is there already is read aloud (WAI-ARIA 1.2, live regions). */
function Region({ words }: { words: string }) {
  const [isThere, setThere] = useState(false);
  useEffect(() => afterPaint(() => setThere(true)), []);
  return (
    <p className="visually-hidden" role="status" aria-label={m.editor_messages()}>
      {isThere && words}
    </p>
  );
}
