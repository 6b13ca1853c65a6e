import { useMemo, useState } from 'react';
import type { FieldName } from '#app/drafting/field-values.ts';
import type { Stored } from '#app/drafting/transport.ts';
import { useFormDraft } from '#app/drafting/use-form-draft.ts';
import { draftTransport, type EntryAddress } from './draft-transport.ts';
import { withoutOldPicture } from './old-picture-text.ts';

type Options = { person: string; address: EntryAddress; entry: Stored };

/** The draft of an entry's form; it saves by itself. */
export function useEntryDraft({ person, entry, address }: Options) {
  const { id, rev, props, i18n } = entry;
  const [transport] = useState(() => draftTransport(address));
  const stored = useMemo(() => ({ id, rev, props, i18n }), [id, rev, props, i18n]);
  // The modules of the same entry have a journal of their own.
  const owner = `${person}:${id}:form`;
  const { draft, state } = useFormDraft({ owner, model: address.type, stored, transport, saves: 'by itself' });
  const change = (name: FieldName, value: unknown) => {
    const words = name.lang ? [] : withoutOldPicture(draft.state.get().values, name.field, value);
    draft.change(name, value);
    for (const [other, left] of words) draft.change(other, left);
  };
  return { draft, state, change };
}
