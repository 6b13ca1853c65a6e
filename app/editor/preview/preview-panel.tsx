import { useEffect, useRef, useState } from 'react';
import { m } from '#app/i18n/paraglide/messages.js';
import { useEditor } from '../state/use-editor.ts';
import { DeviceFrame } from './device-frame.tsx';
import { type Device, devices } from './devices.ts';
import { useLivePage } from './use-live-page.ts';
import { venueNow } from './venue-clock.ts';
import './preview-panel.css';

type Choice = 'all' | Device['id'];
type Of = 'draft' | 'public';

/**
 * The page as a visitor will see it at some time, logged out, on phone, tablet and desktop beside each other. The server
 * draws it with that clock and without a session. As half a window it leaves room to go on writing above; what is written
 * appears in it when it is saved.
 */
export function PreviewPanel() {
  const { interaction } = useEditor();
  const dialog = useRef<HTMLDialogElement>(null);
  const frames = useRef(new Set<HTMLIFrameElement>());
  const [at, setAt] = useState(venueNow);
  const [of, setOf] = useState<Of>('draft');
  const [choice, choose] = useState<Choice>('all');
  const address = `${location.pathname}?${new URLSearchParams({ preview: at, of })}`;
  const [isHalf, setHalf] = useState(false);
  const close = () => interaction.panel.set({ kind: 'none' });
  useEffect(() => {
    const window = dialog.current;
    if (isHalf) window?.show();
    else window?.showModal();
    return () => window?.close();
  }, [isHalf]);
  useLivePage(frames, address);
  return (
    <dialog
      ref={dialog}
      className="ed-preview"
      data-half={isHalf || undefined}
      aria-label={m.preview_title()}
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
        <button type="button" className="ed-secondary" onClick={() => setAt(venueNow())}>
          {m.preview_now()}
        </button>
        <label>
          {m.preview_of()}
          <select value={of} onChange={({ target }) => setOf(target.value === 'public' ? 'public' : 'draft')}>
            <option value="draft">{m.preview_of_draft()}</option>
            <option value="public">{m.preview_of_public()}</option>
          </select>
        </label>
        <fieldset className="ed-devices">
          <legend className="visually-hidden">{m.preview_devices()}</legend>
          {(['all', ...devices.map(({ id }) => id)] as const).map((id) => (
            <label key={id}>
              <input type="radio" name="ed-device" checked={choice === id} onChange={() => choose(id)} />
              {id === 'all' ? m.preview_all() : devices.find((one) => one.id === id)?.name()}
            </label>
          ))}
        </fieldset>
        <p>{m.preview_visitor()}</p>
        <button type="button" className="ed-secondary" aria-pressed={isHalf} onClick={() => setHalf((half) => !half)}>
          {m.preview_half()}
        </button>
        <button type="button" className="ed-close" aria-label={m.editor_close()} onClick={close}>
          ×
        </button>
      </header>
      <div className="ed-frames">
        {devices
          .filter(({ id }) => choice === 'all' || choice === id)
          .map((device) => (
            <DeviceFrame key={device.id} device={device} address={address} frames={frames} />
          ))}
      </div>
    </dialog>
  );
}
