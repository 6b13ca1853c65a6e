import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { locales } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { useStillPage } from '#app/ui/use-still-page.ts';
import { useFocusBack } from '../chrome/use-focus-back.ts';
import { useEditor, useObservable } from '../core/use-editor.ts';
import { languageName } from '../language-name.ts';
import { pathIn } from '../toolbar/path-in.ts';
import { DeviceFrame } from './device-frame.tsx';
import { type Device, devices } from './devices.ts';
import { followSelection } from './follow.ts';
import { useLivePage } from './use-live-page.ts';
import { venueNow } from './venue-clock.ts';
import './page-above-preview.css';
import panelParts from '../chrome/panel-parts.module.css';
import css from './preview-panel.module.css';

type Choice = 'all' | Device['id'];
type Of = 'draft' | 'public';

/**
 * The page as a visitor will see it at some time, logged out, on phone, tablet and desktop beside each other. The server
 * draws it with that clock and without a session. As half a window it leaves room to go on writing above: it follows what is
 * selected there, and what is written appears in it when it is saved, be it in the same language or in the other one.
 */
export function PreviewPanel() {
  const { interaction, context } = useEditor();
  const selected = useObservable(interaction.selected);
  const dialog = useRef<HTMLDialogElement>(null);
  const half = useRef<HTMLButtonElement>(null);
  const frames = useRef(new Set<HTMLIFrameElement>());
  const [at, setAt] = useState(venueNow);
  const [of, setOf] = useState<Of>('draft');
  const [choice, choose] = useState<Choice>('all');
  const [lang, setLang] = useState(context.locale);
  const address = `${pathIn(lang)}?${new URLSearchParams({ preview: at, of })}`;
  const [isHalf, setHalf] = useState(false);
  const close = () => interaction.panel.set({ kind: 'none' });
  useFocusBack();
  useEffect(() => {
    const window = dialog.current;
    if (isHalf) {
      window?.show();
      half.current?.focus();
    } else window?.showModal();
    // What stands at the foot of the page can still be scrolled to above the window.
    document.documentElement.toggleAttribute('data-half-preview', isHalf);
    return () => {
      window?.close();
      document.documentElement.removeAttribute('data-half-preview');
    };
  }, [isHalf]);
  useStillPage(!isHalf);
  const follow = (frame: HTMLIFrameElement) => {
    if (isHalf) followSelection(frame, interaction.selected.get());
  };
  useEffect(() => {
    if (isHalf) for (const frame of frames.current) followSelection(frame, selected);
  }, [isHalf, selected]);
  const press = (event: KeyboardEvent) => {
    // A modal window answers Escape by itself.
    if (isHalf && event.key === 'Escape') close();
  };
  useLivePage(frames, address);
  return (
    <dialog
      ref={dialog}
      data-region="preview"
      className={css.preview}
      data-half={isHalf || undefined}
      aria-label={m.preview_title()}
      onKeyDown={press}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
    >
      <header>
        <h2>{m.preview_title()}</h2>
        <label>
          {m.preview_at()}
          <input
            type="datetime-local"
            required
            value={at}
            onChange={({ target }) => target.value && setAt(target.value)}
          />
        </label>
        <button type="button" className={panelParts.secondary} onClick={() => setAt(venueNow())}>
          {m.preview_now()}
        </button>
        <label>
          {m.preview_of()}
          <select value={of} onChange={({ target }) => setOf(target.value === 'public' ? 'public' : 'draft')}>
            <option value="draft">{m.preview_of_draft()}</option>
            <option value="public">{m.preview_of_public()}</option>
          </select>
        </label>
        <label>
          {m.preview_language()}
          <select value={lang} onChange={({ target }) => setLang(target.value === 'en' ? 'en' : 'de')}>
            {locales.map((one) => (
              <option key={one} value={one}>
                {languageName(one)}
              </option>
            ))}
          </select>
        </label>
        <fieldset className={css.devices}>
          <legend className="visually-hidden">{m.preview_devices()}</legend>
          {(['all', ...devices.map(({ id }) => id)] as const).map((id) => (
            <label key={id}>
              <input type="radio" name="ed-device" checked={choice === id} onChange={() => choose(id)} />
              {id === 'all' ? m.preview_all() : devices.find((one) => one.id === id)?.name()}
            </label>
          ))}
        </fieldset>
        <p>{m.preview_visitor()}</p>
        <button
          ref={half}
          type="button"
          className={`${panelParts.secondary} ${css.half}`}
          aria-pressed={isHalf}
          onClick={() => setHalf((now) => !now)}
        >
          {m.preview_half()}
        </button>
        <button type="button" className={`ed-close ${css.close}`} aria-label={m.editor_close()} onClick={close}>
          ×
        </button>
      </header>
      <div className={css.frames}>
        {devices
          .filter(({ id }) => choice === 'all' || choice === id)
          .map((device) => (
            <DeviceFrame key={device.id} device={device} address={address} frames={frames} onLoad={follow} />
          ))}
      </div>
    </dialog>
  );
}
