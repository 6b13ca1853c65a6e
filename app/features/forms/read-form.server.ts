import type { EntryView } from '#app/cms/collection/entry.ts';
import { choicesIn } from '#app/collections/form/field-types.ts';
import { form, type formFields } from '#app/collections/form/schema.ts';
import { pool } from '#app/db/client.server.ts';
import { type EntryPage, entryPage } from '#app/features/entries/entry-page.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import type { VisitorField, VisitorForm } from './visitor-form.ts';

/** A form that is online, with what only the venue knows. */
export type OnlineForm = {
  id: string;
  visitor: VisitorForm;
  recipient: string;
  confirms: boolean;
  confirmationText: string;
  tags: string[];
};

type View = EntryView<typeof formFields>;
type Options = { id: string; locale: Locale; now: Temporal.Instant };

/**
 * The page of a form by its number and name in the address; 301, 410 and 404 are told apart (entry-page.server.ts). As
 * written, for what somebody chooses is stored in the words it was offered in.
 */
export function formPage({
  slug,
  ...options
}: Options & { slug: string | null }): Promise<EntryPage<typeof formFields>> {
  return entryPage(form, { ...options, slug, modules: {}, asWritten: true });
}

/** A form by its number alone, as calls and modules name it; null when visitors may not see it. */
export async function readForm({ id, ...options }: Options): Promise<OnlineForm | null> {
  const page = await formPage({ ...options, id, slug: null });
  if (page.kind === 'found') return onlineForm(page.entry);
  if (page.kind !== 'moved') return null;
  const slug = decodeURIComponent(page.url.split('/').at(-2) ?? '');
  const moved = await formPage({ ...options, id, slug });
  return moved.kind === 'found' ? onlineForm(moved.entry) : null;
}

/** A form by its number or by the name in its address, in this language; null when none is online under it. */
export async function formNamed({
  name,
  ...options
}: Omit<Options, 'id'> & { name: string }): Promise<OnlineForm | null> {
  if (/^\d+$/.test(name)) return readForm({ ...options, id: name });
  const { rows } = await pool().query<{ number: string }>(
    "select number from listing where type = 'form' and locale = $1 and slug = $2 order by number limit 1",
    [options.locale, name],
  );
  return rows[0] ? readForm({ ...options, id: rows[0].number }) : null;
}

export function onlineForm({ id, number, title, url, fields, tags }: View): OnlineForm {
  return {
    id,
    tags,
    visitor: {
      number,
      title,
      url: url ?? '',
      introHtml: fields.intro.html,
      fields: fields.fields.map(visitorField),
      submitText: fields.submit_text,
      thanks: fields.thanks,
      purpose: fields.purpose,
      legalBasis: fields.legal_basis,
      retentionDays: fields.retention_days,
      isDoubleOptIn: fields.double_opt_in,
    },
    recipient: fields.recipient,
    confirms: fields.confirmation,
    confirmationText: fields.confirmation_text,
  };
}

function visitorField(item: View['fields']['fields'][number]): VisitorField {
  return {
    id: item._key,
    slug: item.slug,
    type: item.field_type || 'text',
    label: item.label,
    required: item.required,
    visible: item.visible,
    choices: choicesIn(item.choices),
    default: item.default,
    placeholder: item.placeholder_text,
    help: item.help_text,
    autocomplete: item.autocomplete || null,
  };
}
