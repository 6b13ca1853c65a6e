import type { Locale } from '#app/i18n/locale.ts';
import type { Address, MediaRecord, ResolveContext, Typesetting } from './resolve.ts';

export type Resources = {
  locale: Locale;
  media: readonly MediaRecord[];
  addresses: Readonly<Record<string, Address>>;
  typeset?: Typesetting | undefined;
};

/** A context over what was collected before: media by id, addresses by `type:id`. */
export function resolveContext({ locale, media, addresses, typeset }: Resources): ResolveContext {
  const records = new Map(media.map((record) => [record.id, record]));
  return {
    locale,
    typeset,
    media: (id) => records.get(id),
    address: ({ type, id }) => addresses[`${type}:${id}`],
  };
}
