import { useState } from 'react';
import { m } from '#app/i18n/paraglide/messages.js';
import { offerText, pasteOffer, takeOffer } from '../canvas/paste/paste-offer.ts';
import { useEditor, useObservable } from '../core/use-editor.ts';
import css from './decision-cards.module.css';

/** Headings, pictures and tables of what was just pasted: as modules, or as the text they have become. */
export function PasteCard() {
  const editor = useEditor();
  const offer = useObservable(pasteOffer);
  const [isBusy, setBusy] = useState(false);
  if (!offer) return null;
  return (
    <section className={css.decision} aria-label={m.tools_paste_title()}>
      <p>{offerText(offer)}</p>
      <p className={css.choices}>
        <button
          type="button"
          className="ed-primary"
          disabled={isBusy}
          onClick={() => {
            setBusy(true);
            void takeOffer(editor, offer).finally(() => setBusy(false));
          }}
        >
          {m.tools_paste_take()}
        </button>
        <button type="button" className="insp-link" disabled={isBusy} onClick={() => pasteOffer.set(null)}>
          {m.tools_paste_leave()}
        </button>
      </p>
    </section>
  );
}
