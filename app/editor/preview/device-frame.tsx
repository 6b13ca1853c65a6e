import { type RefObject, useEffect, useRef, useState } from 'react';
import { m } from '#app/i18n/paraglide/messages.js';
import type { Device } from '../chrome/devices.ts';
import css from './device-frame.module.css';
import { withoutNotes } from './fresh-page.ts';

type DeviceFrameProps = {
  device: Device;
  address: string;
  frames: RefObject<Set<HTMLIFrameElement>>;
  onLoad(frame: HTMLIFrameElement): void;
};

/**
 * A window of exactly this width, made smaller where the screen has no room for it, so that media queries and pictures
 * are those of the device. Nothing runs in it (server/middleware/answer/still-page.ts): it shows what the server renders, and
 * nobody leaves the page by a click.
 */
export function DeviceFrame({ device: { id, name, width }, address, frames, onLoad }: DeviceFrameProps) {
  const place = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [scale, setScale] = useState(1);
  useEffect(() => {
    const [box, window] = [place.current, frame.current];
    if (!box || !window) return undefined;
    const watching = new ResizeObserver(() => setScale(Math.min(1, box.clientWidth / width)));
    watching.observe(box);
    const all = frames.current;
    all.add(window);
    return () => {
      watching.disconnect();
      all.delete(window);
    };
  }, [width, frames]);
  return (
    <section className={css.device} data-device={id} aria-label={name()}>
      <h3>
        {name()} <small>{m.preview_width({ width, percent: Math.round(scale * 100) })}</small>
      </h3>
      <div ref={place} className={css.screen}>
        <iframe
          ref={frame}
          title={name()}
          src={address}
          onLoad={({ currentTarget }) => {
            keepHere(currentTarget);
            onLoad(currentTarget);
          }}
          style={{ width, height: `${100 / scale}%`, transform: `scale(${scale})` }}
        />
      </div>
    </section>
  );
}

function keepHere(frame: HTMLIFrameElement): void {
  if (frame.contentDocument) withoutNotes(frame.contentDocument);
  frame.contentWindow?.addEventListener('click', (event) => event.preventDefault(), { capture: true });
  frame.contentWindow?.addEventListener('submit', (event) => event.preventDefault(), { capture: true });
}
