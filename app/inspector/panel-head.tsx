import type { ReactNode } from 'react';
import { m } from '#app/i18n/paraglide/messages.js';

/** What a panel or dialog is called, and the way out of it; what else belongs there stands between the two. */
export function PanelHead({ title, onClose, children }: { title: string; onClose(): void; children?: ReactNode }) {
  return (
    <header className="ed-head">
      <h2>{title}</h2>
      {children}
      <button type="button" className="ed-close" aria-label={m.editor_close()} onClick={onClose}>
        ×
      </button>
    </header>
  );
}
