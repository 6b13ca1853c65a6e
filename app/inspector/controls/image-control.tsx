import { useState } from 'react';
import { m } from '#app/i18n/paraglide/messages.js';
import { pictureSources } from '#app/media/address.ts';
import type { ControlProps } from '../control-props.ts';
import { MediaFinder } from '../finders/media-finder.tsx';
import { useFormServices } from '../form-context.ts';

type Shared = { media: string; decorative?: boolean; focal?: { x: number; y: number } };
type Words = { alt?: string; caption?: string };

/** A picture or file of the library; words of a picture are written for the language on screen. */
export function ImageControl({ id, field, stored, onChange }: ControlProps) {
  const { context } = useFormServices();
  const [isOpen, open] = useState(false);
  const shared = stored.shared as Shared | undefined;
  const words = (stored.localized ?? {}) as Words;
  const record = shared && context.media(shared.media);
  const write = (change: Partial<Words>) => onChange('localized', withoutEmpty({ ...words, ...change }));
  const isImage = field.kind === 'image';
  return (
    <div className="insp-media">
      {record && isImage && shared && (
        <FocalPoint
          src={pictureSources(record).src}
          focal={shared.focal ?? record.focal}
          onMove={(focal) => onChange('shared', { ...shared, focal })}
        />
      )}
      {record && <p className="insp-name">{record.name}</p>}
      <p className="insp-actions">
        <button type="button" id={id} className="insp-link" onClick={() => open(true)}>
          {record ? m.editor_media_replace() : m.editor_media_choose()}
        </button>
        {record && (
          <button type="button" className="insp-link" onClick={() => onChange('shared', undefined)}>
            {m.editor_media_remove()}
          </button>
        )}
      </p>
      {record && isImage && shared && (
        <>
          <label className="insp-check">
            <input
              type="checkbox"
              checked={shared.decorative ?? false}
              onChange={() => onChange('shared', { ...shared, decorative: !shared.decorative })}
            />
            {m.editor_media_decorative()}
          </label>
          {!shared.decorative && (
            <label className="insp-sub">
              {m.editor_media_alt()}
              <textarea
                rows={2}
                maxLength={500}
                value={words.alt ?? ''}
                placeholder={record.alt[context.locale] ?? ''}
                onChange={(event) => write({ alt: event.target.value })}
              />
            </label>
          )}
          <label className="insp-sub">
            {m.editor_media_caption()}
            <input
              value={words.caption ?? ''}
              maxLength={1000}
              onChange={(event) => write({ caption: event.target.value })}
            />
          </label>
        </>
      )}
      {isOpen && (
        <MediaFinder
          images={isImage}
          onClose={() => open(false)}
          onChoose={(chosen) => {
            open(false);
            onChange(
              'shared',
              isImage && shared?.decorative ? { media: chosen.id, decorative: true } : { media: chosen.id },
            );
          }}
        />
      )}
    </div>
  );
}

function FocalPoint({
  src,
  focal,
  onMove,
}: {
  src: string;
  focal: { x: number; y: number };
  onMove(focal: { x: number; y: number }): void;
}) {
  return (
    <button
      type="button"
      className="insp-focal"
      aria-label={m.editor_media_focal()}
      title={m.editor_media_focal()}
      onClick={(event) => {
        const box = event.currentTarget.getBoundingClientRect();
        const share = (at: number, size: number) => Math.round(Math.min(1, Math.max(0, at / size)) * 100) / 100;
        if (event.detail)
          onMove({ x: share(event.clientX - box.left, box.width), y: share(event.clientY - box.top, box.height) });
      }}
    >
      <img src={src} alt="" />
      <span className="insp-point" style={{ left: `${focal.x * 100}%`, top: `${focal.y * 100}%` }} />
    </button>
  );
}

function withoutEmpty(words: Words): Words | undefined {
  const kept = Object.entries(words).filter(([, value]) => value);
  return kept.length ? Object.fromEntries(kept) : undefined;
}
