import type { ReactNode } from 'react';
import { m } from '#app/i18n/paraglide/messages.js';
import { Dialog } from '#app/ui/dialog.tsx';
import { CloseIcon } from '#app/ui/icons.tsx';
import { tension } from '#app/ui/tension.ts';
import css from './side-panel.module.css';

type SidePanelProps = { id: string; title: string; isOpen: boolean; onClose(): void; children: ReactNode };

/** A modal from the side (docs/behaviour/design.md#controls); without JavaScript the form in it closes it. */
export function SidePanel({ id, title, isOpen, onClose, children }: SidePanelProps) {
  return (
    <Dialog id={id} label={title} isOpen={isOpen} onClose={onClose} className={css.panel}>
      <div className={css.inside}>
        <form method="dialog" className={css.head}>
          <h2 className={`tense ${css.title}`} style={tension(title)}>
            {title}
          </h2>
          <button type="submit" className={css.close} aria-label={m.programme_close()}>
            <CloseIcon />
          </button>
        </form>
        {children}
      </div>
    </Dialog>
  );
}
