import { useState } from 'react';
import { m } from '#app/i18n/paraglide/messages.js';
import { pictureSources } from '#app/media/address.ts';
import type { ControlProps } from '../control-props.ts';
import { MediaFinder } from '../finders/media-finder.tsx';
import { useFormServices } from '../form-context.ts';

/** A picture of the library that is shown elsewhere, such as on a share card: chosen by id, without words of its own. */
export function ReferenceControl({ id, field, stored, onChange }: ControlProps) {
  const { context } = useFormServices();
  const [isOpen, open] = useState(false);
  const record = typeof stored.shared === 'string' ? context.media(stored.shared) : undefined;
  if (field.options.target !== 'media') return null;
  return (
    <div className="insp-media">
      {record && <img className="insp-picture" src={pictureSources(record).src} alt="" />}
      {record && <p className="insp-name">{record.name}</p>}
      <p className="insp-actions">
        <button
          type="button"
          id={id}
          className="insp-link"
          aria-labelledby={`${id} ${id}-label`}
          onClick={() => open(true)}
        >
          {record ? m.editor_media_replace() : m.editor_media_choose()}
        </button>
        {record && (
          <button type="button" className="insp-link" onClick={() => onChange('shared', undefined)}>
            {m.editor_media_remove()}
          </button>
        )}
      </p>
      {isOpen && (
        <MediaFinder
          images
          onClose={() => open(false)}
          onChoose={({ id: chosen }) => {
            open(false);
            onChange('shared', chosen);
          }}
        />
      )}
    </div>
  );
}
