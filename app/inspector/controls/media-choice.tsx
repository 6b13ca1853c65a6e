import { type ComponentProps, useState } from 'react';
import { m } from '#app/i18n/paraglide/messages.js';
import { MediaFinder } from '../finders/media-finder.tsx';
import css from '../form-parts.module.css';

type ChoiceProps = Omit<ComponentProps<typeof MediaFinder>, 'onClose'> & {
  /** Of the control; its label is `<id>-label`. */
  id: string;
  isThere: boolean;
  onRemove(): void;
};

/** Choosing a picture or file of the library, another one in its place, or none. */
export function MediaChoice({ id, isThere, onRemove, ...finder }: ChoiceProps) {
  const [isOpen, open] = useState(false);
  return (
    <>
      <p className={css.actions}>
        <button
          type="button"
          id={id}
          className="insp-link"
          aria-labelledby={`${id} ${id}-label`}
          onClick={() => open(true)}
        >
          {isThere ? m.editor_media_replace() : m.editor_media_choose()}
        </button>
        {isThere && (
          <button
            type="button"
            id={`${id}-remove`}
            className="insp-link"
            aria-labelledby={`${id}-remove ${id}-label`}
            onClick={onRemove}
          >
            {m.editor_media_remove()}
          </button>
        )}
      </p>
      {isOpen && <MediaFinder {...finder} onClose={() => open(false)} />}
    </>
  );
}
