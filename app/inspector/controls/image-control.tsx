import { useState } from 'react';
import { m } from '#app/i18n/paraglide/messages.js';
import type { ControlProps } from '../control-props.ts';
import { useFormServices } from '../form-context.ts';
import formParts from '../form-parts.module.css';
import { FocalPoint } from './focal-point.tsx';
import { MediaChoice } from './media-choice.tsx';
import mediaParts from './media-parts.module.css';

type Shared = { media: string; decorative?: boolean; focal?: { x: number; y: number } };
type PictureText = { alt?: string; caption?: string };

/** A picture or file of the library; words of a picture are written for the language on screen. */
export function ImageControl({ id, field, stored, onChange }: ControlProps) {
  const { context } = useFormServices();
  const shared = stored.shared as Shared | undefined;
  const record = shared && context.media(shared.media);
  const isImage = field.kind === 'image';
  const words = (stored.localized ?? {}) as PictureText;
  const write = (change: Partial<PictureText>) => onChange('localized', withoutEmpty({ ...words, ...change }));
  return (
    <div className={mediaParts.media}>
      {record && isImage && shared && (
        <FocalPoint
          record={record}
          crops={field.options.crops ?? []}
          focal={shared.focal ?? record.focal}
          onMove={(focal) => onChange('shared', { ...shared, focal })}
        />
      )}
      {record && <p className={mediaParts.name}>{record.name}</p>}
      <MediaChoice
        id={id}
        isThere={Boolean(record)}
        images={isImage}
        crops={field.options.crops ?? []}
        chosen={shared?.media ?? null}
        onRemove={() => onChange('shared', undefined)}
        onChoose={({ id: media, caption }) => {
          onChange('shared', isImage && shared?.decorative ? { media, decorative: true } : { media });
          const usual = caption?.[context.locale];
          if (isImage && usual && !words.caption) write({ caption: usual });
        }}
      />
      {record && isImage && shared && (
        <>
          <PictureTexts
            id={id}
            isDecorative={shared.decorative ?? false}
            texts={words}
            usualAlt={record.alt[context.locale] ?? ''}
            onDecorative={(decorative) => onChange('shared', { ...shared, decorative })}
            onWrite={write}
          />
          <Credit key={record.id} id={`${id}-credit`} media={record.id} />
        </>
      )}
    </div>
  );
}

type TextsProps = {
  id: string;
  isDecorative: boolean;
  texts: PictureText;
  /** What the library says of it. */
  usualAlt: string;
  onDecorative(isDecorative: boolean): void;
  onWrite(change: Partial<PictureText>): void;
};

function PictureTexts({ id, isDecorative, texts, usualAlt, onDecorative, onWrite }: TextsProps) {
  return (
    <>
      <label className="insp-check">
        <input type="checkbox" checked={isDecorative} onChange={() => onDecorative(!isDecorative)} />
        {m.editor_media_decorative()}
      </label>
      {!isDecorative && (
        <label className={formParts.sub}>
          {m.editor_words_alt()}
          <textarea
            id={`${id}-alt`}
            rows={2}
            maxLength={500}
            value={texts.alt ?? ''}
            placeholder={usualAlt}
            onChange={(event) => onWrite({ alt: event.target.value })}
          />
        </label>
      )}
      <label className={formParts.sub}>
        {m.editor_words_caption()}
        <input
          value={texts.caption ?? ''}
          maxLength={1000}
          onChange={(event) => onWrite({ caption: event.target.value })}
        />
      </label>
    </>
  );
}

/** Who made it is true wherever the picture is shown, so it is kept with the picture and not with the module. */
function Credit({ id, media }: { id: string; media: string }) {
  const { context, locale, changeMedia } = useFormServices();
  const known = context.media(media)?.credit[locale] ?? '';
  const [credit, setCredit] = useState(known);
  return (
    <label className={formParts.sub}>
      {m.editor_media_credit()}
      <input
        id={id}
        value={credit}
        maxLength={500}
        onChange={(event) => setCredit(event.target.value)}
        onBlur={() => {
          if (credit !== known) void changeMedia(media, { credit: { [locale]: credit } });
        }}
      />
    </label>
  );
}

function withoutEmpty(words: PictureText): PictureText | undefined {
  const kept = Object.entries(words).filter(([, value]) => value);
  return kept.length ? Object.fromEntries(kept) : undefined;
}
