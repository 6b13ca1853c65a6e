import { useState } from 'react';
import { m } from '#app/i18n/paraglide/messages.js';
import { pictureSources } from '#app/media/address.ts';
import type { ControlProps } from '../control-props.ts';
import { chosenTitle } from '../finders/chosen-title.ts';
import { EntryFinder } from '../finders/entry-finder.tsx';
import { MediaFinder } from '../finders/media-finder.tsx';
import { useFormServices } from '../form-context.ts';

/** Another stored thing, by id: an entry of a collection, or a picture of the library. */
export function ReferenceControl(props: ControlProps) {
  return props.field.options.target === 'media' ? <PictureReference {...props} /> : <EntryReference {...props} />;
}

function EntryReference({ id, field, stored, placeholder, onChange }: ControlProps) {
  const { context } = useFormServices();
  const { target = '' } = field.options;
  const chosen = typeof stored.shared === 'string' ? stored.shared : null;
  const title = chosen && chosenTitle(context.address({ type: target, id: chosen }), context.locale);
  return (
    <div className="insp-references">
      {title ? (
        <p className="insp-chip">
          {title}
          <button type="button" aria-label={m.office_take_out({ title })} onClick={() => onChange('shared', undefined)}>
            ×
          </button>
        </p>
      ) : (
        placeholder && <p className="insp-chip insp-inherited">{placeholder}</p>
      )}
      <EntryFinder id={id} type={target} onChoose={(found) => onChange('shared', found)} />
    </div>
  );
}

/** A picture that is shown elsewhere, such as on a share card: without words of its own. */
function PictureReference({ id, stored, onChange }: ControlProps) {
  const { context } = useFormServices();
  const [isOpen, open] = useState(false);
  const record = typeof stored.shared === 'string' ? context.media(stored.shared) : undefined;
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
        <MediaFinder images onClose={() => open(false)} onChoose={({ id: chosen }) => onChange('shared', chosen)} />
      )}
    </div>
  );
}
