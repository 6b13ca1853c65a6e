import { useId, useState } from 'react';
import { parseLink, type StoredLink, targetAddress } from '#app/cms/link.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import type { ControlProps } from '../control-props.ts';
import { chosenTitle } from '../finders/chosen-title.ts';
import { LinkFinder } from '../finders/link-finder.tsx';
import { usePlaces } from '../finders/use-places.ts';
import { useTargets } from '../finders/use-targets.ts';
import { useFormServices } from '../form-context.ts';
import formParts from '../form-parts.module.css';
import css from './link-control.module.css';

/** Where a link leads, whether visitors get there, and what else it could lead to. */
export function LinkControl({ id, stored, onChange }: Pick<ControlProps, 'id' | 'stored' | 'onChange'>) {
  const { context } = useFormServices();
  const link = parseLink(stored.shared);
  const address = link?.ref && targetAddress(link.ref, context);
  return (
    <div>
      {link && (
        <p className={css.target} data-link-target data-broken={link.ref && !address?.online ? '' : undefined}>
          <span>
            {link.url ?? chosenTitle(address, context.locale)}
            {address && !address.online && <small> · {m.editor_link_offline()}</small>}
          </span>
          <button
            type="button"
            id={`${id}-remove`}
            className="insp-link"
            aria-labelledby={`${id}-remove ${id}-label`}
            onClick={() => onChange('shared', undefined)}
          >
            {m.editor_link_remove()}
          </button>
        </p>
      )}
      <LinkFinder
        id={id}
        onChoose={(chosen) => onChange('shared', link?.blank ? { ...chosen, blank: true } : chosen)}
      />
      {link?.ref && address && link.ref.type !== 'media' && (
        <PlaceInTarget link={link} href={address.href} onChange={(next) => onChange('shared', next)} />
      )}
      {link && (
        <label className="insp-check">
          <input
            type="checkbox"
            checked={link.blank ?? false}
            onChange={() => onChange('shared', { ...link, blank: !link.blank })}
          />
          {m.editor_link_blank()}
        </label>
      )}
    </div>
  );
}

type PlaceProps = { link: StoredLink; href: string | null; onChange(link: StoredLink): void };

/** The anchor within the target; those that are there are offered, another one may follow later. */
function PlaceInTarget({ link, href, onChange }: PlaceProps) {
  const list = useId();
  const { anchor: place = '', ...ref } = link.ref ?? { type: '', id: '' };
  const [isAsked, ask] = useState(false);
  const target = useTargets(href)?.find(({ id }) => id === ref.id);
  const rendered = usePlaces(isAsked && target ? [target] : null).get(target?.url ?? '');
  const places = rendered ?? target?.anchors?.map((anchor) => ({ anchor, title: '' })) ?? [];
  return (
    <label className={formParts.sub}>
      {m.editor_link_anchor()}
      <input
        value={place}
        list={list}
        maxLength={80}
        pattern="[A-Za-z0-9-]*"
        placeholder={m.editor_link_anchor_none()}
        onFocus={() => ask(true)}
        onChange={(event) => {
          const anchor = event.target.value.replace(/^#/, '');
          onChange({ ...link, ref: anchor ? { ...ref, anchor } : ref });
        }}
      />
      <datalist id={list}>
        {places.map(({ anchor, title }) => (
          <option key={anchor} value={anchor} label={title || anchor} />
        ))}
      </datalist>
    </label>
  );
}
