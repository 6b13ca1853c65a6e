import { type PointerEvent, useState } from 'react';
import { m } from '#app/i18n/paraglide/messages.js';
import { Crop } from '#app/inspector/finders/crop.tsx';
import { pictureSources } from '#app/media/address.ts';
import { crops } from '#app/media/limits.ts';
import type { MediaRecord } from '#app/media/media-record.ts';
import controls from '../office-controls.module.css';
import css from './media-library.module.css';

/** What must never be cut off: pointed at in the picture, or set with two sliders; the crops show what remains. */
export function FocalControl({ record }: { record: MediaRecord }) {
  const [focal, setFocal] = useState(record.focal);
  const { src } = pictureSources(record);
  function point({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): void {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    setFocal({ x: within((clientX - left) / width), y: within((clientY - top) / height) });
  }
  const sliders = [
    { axis: 'x', label: m.office_media_focal_x() },
    { axis: 'y', label: m.office_media_focal_y() },
  ] as const;
  return (
    <fieldset className={css.focal}>
      <legend>{m.office_media_focal()}</legend>
      <div className={css.focalPicture} onPointerDown={point}>
        <img src={src} alt="" draggable={false} />
        <span style={{ left: `${focal.x * 100}%`, top: `${focal.y * 100}%` }} />
      </div>
      <div className={controls.both}>
        {sliders.map(({ axis, label }) => (
          <label key={axis}>
            {label}
            <input
              type="range"
              name={`focal_${axis}`}
              min={0}
              max={100}
              value={Math.round(focal[axis] * 100)}
              onChange={({ target }) => setFocal({ ...focal, [axis]: Number(target.value) / 100 })}
            />
          </label>
        ))}
      </div>
      <div className={css.crops}>
        {Object.entries(crops).map(([name, size]) => (
          <Crop key={name} src={src} size={size} focal={focal} />
        ))}
      </div>
    </fieldset>
  );
}

function within(fraction: number): number {
  return Math.min(Math.max(fraction, 0), 1);
}
