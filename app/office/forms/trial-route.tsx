import { data } from 'react-router';
import { DataNotice } from '#app/features/forms/data-notice.tsx';
import { FormBody } from '#app/features/forms/form-body.tsx';
import { formOf } from '#app/form-body.server.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { RichText } from '#app/ui/rich-text.tsx';
import { requireEditor } from '../require-editor.server.ts';
import type { Route } from './+types/trial-route.ts';
import css from './trial.module.css';
import { draftForm, tryForm } from './trial.server.ts';
import { TrialReport } from './trial-report.tsx';

/**
 * A form as its draft stands, in the look of the site and without its header: to be filled in like a visitor would, without
 * anything being kept.
 */
export async function loader({ params, ...args }: Route.LoaderArgs) {
  const { locale, csrfToken } = requireEditor(args, 'draft:read');
  const form = await draftForm(params.number, locale);
  if (!form) throw data(null, { status: 404 });
  return { form: form.visitor, hasRecipient: form.recipient !== '', locale, csrfToken: csrfToken ?? '' };
}

export async function action({ params, request, ...args }: Route.ActionArgs) {
  const { viewer, locale, now } = requireEditor(args, 'draft:read');
  const form = await draftForm(params.number, locale);
  if (!form) throw data(null, { status: 404 });
  const answer = await tryForm({ form, body: await formOf(request), viewer, locale, now });
  return data(answer, answer.kind === 'problems' ? 422 : 200);
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${m.form_builder_trial_title({ title: loaderData?.form.title ?? '' })} | ${m.office_name()}` },
  { name: 'robots', content: 'noindex' },
];

export default function FormTrial({ loaderData, actionData }: Route.ComponentProps) {
  const { form, hasRecipient, locale, csrfToken } = loaderData;
  const tokenName = 'csrfmiddlewaretoken';
  return (
    <main className={css.page}>
      <p className={css.note}>{m.form_builder_trial_note()}</p>
      <h1 className={css.title}>{form.title || m.form_builder_trial_untitled()}</h1>
      {actionData?.kind === 'report' ? (
        <TrialReport
          form={form}
          report={actionData.report}
          sent={actionData.sent}
          hasRecipient={hasRecipient}
          csrfToken={csrfToken}
        />
      ) : (
        <div className={css.sheet}>
          <div className={css.form}>
            {form.introHtml && <RichText html={form.introHtml} className={css.intro ?? ''} />}
            {form.fields.length === 0 && <p>{m.form_builder_trial_empty()}</p>}
            <FormBody
              form={form}
              locale={locale}
              signed={{ tokenName, token: csrfToken, entry: '' }}
              state={actionData?.state ?? null}
            />
          </div>
          <DataNotice form={form} locale={locale} />
        </div>
      )}
    </main>
  );
}
