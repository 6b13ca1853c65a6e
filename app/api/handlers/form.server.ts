import { randomUUID } from 'node:crypto';
import { type FieldType, fieldTypes, holdsMany, trap } from '#app/collections/form/field-types.ts';
import type { Api } from '#app/contract/api-env.ts';
import { notFound } from '#app/contract/refusal.ts';
import { type FormFieldAnswer, formCalls } from '#app/contract/rows/form-calls.ts';
import { answerProblem } from '#app/features/forms/answer-problem.ts';
import { takeFile } from '#app/features/forms/files.server.ts';
import { readForm } from '#app/features/forms/read-form.server.ts';
import { submitForm } from '#app/features/forms/submit-form.server.ts';
import type { VisitorField, VisitorForm } from '#app/features/forms/visitor-form.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';

/** Forms of visitors (docs/behaviour/calls.md). */
export function bindFormCalls(api: Api): void {
  api.openapi(formCalls.readForm, async (context) => {
    const { lang, id } = context.req.valid('param');
    const form = await readForm({ id, locale: lang, now: Temporal.Now.instant() });
    context.header('Cache-Control', 'private, no-store');
    return form ? context.json(presentForm(form.visitor), 200) : context.json(notFound(lang), 404);
  });

  api.openapi(formCalls.sendForm, async (context) => {
    const { lang: locale } = context.req.valid('param');
    const { form: number, field_values: given, id = randomUUID() } = context.req.valid('json');
    const now = Temporal.Now.instant();
    const form = await readForm({ id: String(number), locale, now });
    if (!form) return context.json(notFound(locale), 404);
    const unknown = unknownSlugs(form.visitor, given);
    if (unknown.length > 0) return context.json({ errors: unknown.map((path) => unknownField(path, locale)) }, 422);
    const taken = await submitForm({ form, given, id, locale, address: context.get('clientAddress'), now });
    if (taken.kind === 'limited') return context.json(tooMany(taken.seconds, locale), 429, retryAfter(taken.seconds));
    if (taken.kind === 'taken')
      return context.json({ message: form.visitor.thanks || m.visitor_forms_sent_text({}, { locale }) }, 201);
    const errors = Object.entries(taken.problems).map(([slug, problem]) => ({
      path: `field_values.${slug}`,
      message: answerProblem(problem, locale),
    }));
    return context.json({ errors }, 422);
  });

  api.openapi(formCalls.sendFile, async (context) => {
    const { lang: locale } = context.req.valid('param');
    const { file } = context.req.valid('form');
    const problem = (reason: 'required' | 'file' | 'too_large') =>
      context.json({ errors: [{ path: 'file', message: answerProblem(reason, locale) }] }, 422);
    if (!(file instanceof File) || file.size === 0) return problem('required');
    const taken = await takeFile(file, { address: context.get('clientAddress') });
    if (taken.kind === 'refused') return problem(taken.reason);
    if (taken.kind === 'limited') return context.json(tooMany(taken.seconds, locale), 429, retryAfter(taken.seconds));
    const { id, name, size, mime } = taken;
    return context.json({ id, name, size, type: mime }, 201);
  });
}

/** Questions that are not shown are the site's own, such as where an entry came from: nobody is asked them, or told. */
function presentForm({ number, title, introHtml, fields }: VisitorForm) {
  return {
    id: number,
    title,
    intro: introHtml,
    fields: [...fields.filter(({ visible }) => visible).map(presentField), hidden],
  };
}

function presentField({ id, label, slug, type, required, visible, choices, ...field }: VisitorField): FormFieldAnswer {
  return {
    id,
    label,
    slug,
    field_type: fieldTypes[type],
    required,
    visible,
    choices,
    default: defaultOf(type, field.default),
    placeholder_text: field.placeholder,
    help_text: field.help,
    autocomplete: field.autocomplete,
  };
}

/** Null for a file, a list where several values are held (docs/behaviour/forms.md#fields). */
function defaultOf(type: FieldType, value: string): string | string[] | null {
  if (type === 'file') return null;
  return holdsMany(type) ? [value].filter(Boolean) : value;
}

const hidden: FormFieldAnswer = {
  id: trap.slug,
  label: '',
  slug: trap.slug,
  field_type: trap.type,
  required: false,
  visible: false,
  choices: [],
  default: '',
  placeholder_text: '',
  help_text: '',
  autocomplete: 'off',
};

function unknownSlugs({ fields }: VisitorForm, given: Readonly<Record<string, unknown>>): string[] {
  const known = new Set<string>([...fields.map(({ slug }) => slug), trap.slug]);
  return Object.keys(given).filter((slug) => !known.has(slug));
}

function unknownField(slug: string, locale: Locale) {
  return { path: `field_values.${slug}`, message: m.visitor_forms_unknown({}, { locale }) };
}

function tooMany(seconds: number, locale: Locale) {
  return { detail: m.visitor_forms_limited({ minutes: Math.ceil(seconds / 60) }, { locale }) };
}

function retryAfter(seconds: number) {
  return { 'Retry-After': String(seconds) };
}
