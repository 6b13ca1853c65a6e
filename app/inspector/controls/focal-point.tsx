import type { KeyboardEvent } from 'react';
import type { ImageCrop } from '#app/cms/field/field.ts';
import type { MediaRecord } from '#app/cms/resolve.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { pictureSources } from '#app/media/address.ts';
import { Crop } from '../finders/crop.tsx';
import css from './media-parts.module.css';

type Point = { x: number; y: number };
type FocalProps = { record: MediaRecord; crops: readonly ImageCrop[]; focal: Point; onMove(focal: Point): void };

const step = 0.05;

/** Where the picture must not be cut: by mouse, or by arrow keys; each crop of this module shows what it keeps. */
export function FocalPoint({ record, crops, focal, onMove }: FocalProps) {
  const { src } = pictureSources(record);
  return (
    <div className={css.crops}>
      <button
        type="button"
        className={css.focal}
        aria-label={`${m.editor_media_focal()}: ${percent(focal.x)}, ${percent(focal.y)}`}
        title={m.editor_media_focal()}
        onKeyDown={(event) => byKey(event, focal, onMove)}
        onClick={(event) => {
          const box = event.currentTarget.getBoundingClientRect();
          const share = (at: number, size: number) => Math.round(within(at / size) * 100) / 100;
          if (event.detail)
            onMove({ x: share(event.clientX - box.left, box.width), y: share(event.clientY - box.top, box.height) });
        }}
      >
        <img src={src} alt="" />
        <span className={css.point} style={{ left: `${focal.x * 100}%`, top: `${focal.y * 100}%` }} />
      </button>
      {crops.map((size) => (
        <Crop key={`${size.width}x${size.height}`} src={src} size={size} focal={focal} />
      ))}
    </div>
  );
}

function byKey(event: KeyboardEvent, { x, y }: Point, onMove: (focal: Point) => void): void {
  const [right, down] =
    { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key] ?? [];
  if (right === undefined || down === undefined) return;
  event.preventDefault();
  onMove({ x: within(x + right * step), y: within(y + down * step) });
}

function within(share: number): number {
  return Math.round(Math.min(1, Math.max(0, share)) * 100) / 100;
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}
