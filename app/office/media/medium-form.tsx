import { Form } from 'react-router';
import { m } from '#app/i18n/paraglide/messages.js';
import { fileAddress } from '#app/media/address.ts';
import type { LibraryRecord } from '#app/media/media-record.ts';
import { CsrfField } from '#app/ui/csrf-field.tsx';
import { BothLanguages } from '../both-languages.tsx';
import controls from '../office-controls.module.css';
import panels from '../office-panels.module.css';
import { FocalControl } from './focal-control.tsx';
import { LicenceFields } from './licence-fields.tsx';
import { longestCaption, longestWords } from './media-fields.ts';
import { Thumb } from './thumb.tsx';

type MediumFormProps = { medium: LibraryRecord; csrfToken: string; mayChange: boolean };

/** What the library says of one picture or file: what must stay in sight, words, credit, licence, tags. */
export function MediumForm({ medium, csrfToken, mayChange }: MediumFormProps) {
  const isDrawn = medium.kind === 'image' || medium.kind === 'vector';
  return (
    <Form method="post" className={panels.card} preventScrollReset key={`${medium.id}${medium.hash}`}>
      <CsrfField token={csrfToken} />
      {isDrawn ? <FocalControl record={medium} /> : <Thumb record={medium} />}
      {isDrawn && <PictureTexts medium={medium} />}
      <BothLanguages label={m.office_media_credit()} name="credit" values={medium.credit} maxLength={longestWords} />
      <LicenceFields licence={medium.licence} until={medium.licence_until} />
      <p className={controls.muted}>{m.office_media_licence_hint()}</p>
      <label className={controls.field}>
        {m.office_media_tags_by_comma()}
        <input name="tags" defaultValue={medium.tags.join(', ')} maxLength={longestWords} />
      </label>
      {mayChange && (
        <p className={controls.actions}>
          <button type="submit" className={controls.button} name="command" value="save">
            {m.office_save()}
          </button>
          {!isDrawn && (
            <a className={controls.plain} href={fileAddress(medium)} target="_blank" rel="noreferrer">
              {m.office_media_open()}
            </a>
          )}
        </p>
      )}
    </Form>
  );
}

function PictureTexts({ medium }: Pick<MediumFormProps, 'medium'>) {
  return (
    <>
      <BothLanguages label={m.office_media_alt()} name="alt" values={medium.alt} maxLength={longestWords} isLong />
      <p className={controls.muted}>{m.office_media_alt_hint()}</p>
      <BothLanguages
        label={m.office_media_caption()}
        name="caption"
        values={medium.caption}
        maxLength={longestCaption}
        isLong
      />
      <p className={controls.muted}>{m.office_media_caption_hint()}</p>
    </>
  );
}
