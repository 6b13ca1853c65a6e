import { useEffect, useState } from 'react';
import type { ImageCrop } from '#app/cms/field/field.ts';
import type { MediaRecord } from '#app/cms/resolve.ts';
import { type Localized, locales } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { pictureSources } from '#app/media/address.ts';
import mediaParts from '../controls/media-parts.module.css';
import { type Usages, useFormServices } from '../form-context.ts';
import formParts from '../form-parts.module.css';
import css from './chosen-media.module.css';
import { Crop } from './crop.tsx';

type ChosenProps = {
  record: MediaRecord;
  crops: readonly ImageCrop[];
  isImage: boolean;
  onTake(record: MediaRecord): void;
};

/** What is about to be taken: its crops, its words in both languages, its credit, and where else it is shown. */
export function ChosenMedia({ record, crops, isImage, onTake }: ChosenProps) {
  const services = useFormServices();
  const [alt, setAlt] = useState<Localized<string>>(record.alt);
  const [credit, setCredit] = useState(record.credit[services.locale] ?? '');
  const [usages, setUsages] = useState<Usages | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void services.findUsages(record.id).then((found) => isCurrent && setUsages(found));
    return () => {
      isCurrent = false;
    };
  }, [services, record.id]);

  async function take(): Promise<void> {
    const words = { ...record, alt, credit: { ...record.credit, [services.locale]: credit } };
    const isChanged = JSON.stringify([alt, words.credit]) !== JSON.stringify([record.alt, record.credit]);
    if (isChanged) await services.changeMedia(record.id, { alt, credit: { [services.locale]: credit } });
    onTake(isChanged ? words : record);
  }
  const { src } = pictureSources(record);
  return (
    <section className={css.chosen} aria-label={record.name}>
      <div className={mediaParts.crops}>
        {isImage &&
          crops.map((size) => <Crop key={`${size.width}x${size.height}`} src={src} size={size} focal={record.focal} />)}
      </div>
      <div className={css.words}>
        {isImage &&
          locales.map((locale) => (
            <label key={locale} className={formParts.sub}>
              {m.editor_words_alt()} {locale.toUpperCase()}
              <input
                className="insp-field"
                lang={locale}
                maxLength={500}
                value={alt[locale] ?? ''}
                onChange={(event) => setAlt({ ...alt, [locale]: event.target.value })}
              />
            </label>
          ))}
        <label className={formParts.sub}>
          {m.editor_media_credit()}
          <input
            className="insp-field"
            maxLength={500}
            value={credit}
            onChange={(event) => setCredit(event.target.value)}
          />
        </label>
        <p className={css.foot}>
          <small>{usages && usedWords(usages)}</small>
          <button type="button" className="ed-primary" onClick={() => void take()}>
            {m.editor_media_take()}
          </button>
        </p>
      </div>
    </section>
  );
}

/** The first of them by name: whoever changes the words of a picture should know where they are read. */
function usedWords({ count, titles }: Usages): string {
  const named = titles.slice(0, mostNamed).join(', ');
  const used = m.editor_media_used({ count });
  if (!named) return used;
  return `${used}: ${named}${titles.length > mostNamed ? ' …' : ''}`;
}

const mostNamed = 6;
