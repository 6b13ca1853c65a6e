import { type ReactNode, useEffect, useRef } from 'react';
import { PanelHead } from '#app/inspector/panel-head.tsx';
import css from './side-dialog.module.css';
import { useFocusBack } from './use-focus-back.ts';

type DialogProps = { title: string; onClose(): void; children: ReactNode };

/**
 * A dialog beside the page, which stays to be read and written in: it moves aside where the window is wide enough, on a
 * telephone it keeps its upper part. Escape closes it from inside, and the focus goes back to where it came from.
 */
export function SideDialog({ title, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useFocusBack();
  useEffect(() => {
    dialog.current?.show();
    document.documentElement.toggleAttribute('data-beside', true);
    return () => document.documentElement.removeAttribute('data-beside');
  }, []);
  return (
    <dialog
      ref={dialog}
      data-panel
      className={`ed-dialog ${css.side}`}
      aria-label={title}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        onClose();
      }}
    >
      {/* Without it the head and the foot were those of the page. */}
      <section className={css.inside}>
        <PanelHead title={title} onClose={onClose} />
        {children}
      </section>
    </dialog>
  );
}
