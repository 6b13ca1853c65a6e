import { m } from '#app/i18n/paraglide/messages.js';
import { pictureSources } from '#app/media/address.ts';
import type { ControlProps } from '../control-props.ts';
import { chosenTitle } from '../finders/chosen-title.ts';
import { EntryFinder } from '../finders/entry-finder.tsx';
import { useFormServices } from '../form-context.ts';
import { MediaChoice } from './media-choice.tsx';
import mediaParts from './media-parts.module.css';
import references from './references.module.css';

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
    <div className={references.references}>
      {title ? (
        <p className={references.chip}>
          {title}
          <button type="button" aria-label={m.office_take_out({ title })} onClick={() => onChange('shared', undefined)}>
            ×
          </button>
        </p>
      ) : (
        placeholder && <p className={`${references.chip} ${references.inherited}`}>{placeholder}</p>
      )}
      <EntryFinder id={id} type={target} onChoose={(found) => onChange('shared', found)} />
    </div>
  );
}

/** A picture that is shown elsewhere, such as on a share card: without words of its own. */
function PictureReference({ id, stored, onChange }: ControlProps) {
  const { context } = useFormServices();
  const record = typeof stored.shared === 'string' ? context.media(stored.shared) : undefined;
  return (
    <div className={mediaParts.media}>
      {record && <img className={mediaParts.picture} src={pictureSources(record).src} alt="" />}
      {record && <p className={mediaParts.name}>{record.name}</p>}
      <MediaChoice
        id={id}
        isThere={Boolean(record)}
        images
        onRemove={() => onChange('shared', undefined)}
        onChoose={({ id: chosen }) => onChange('shared', chosen)}
      />
    </div>
  );
}
