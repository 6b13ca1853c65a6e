import { data, Form } from 'react-router';
import { can } from '#app/auth/policy.ts';
import { removeAlert, saveAlert } from '#app/features/alerts/commands.server.ts';
import { allAlerts, type StoredAlert } from '#app/features/alerts/queries.server.ts';
import { formOf } from '#app/form-body.server.ts';
import { locales } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { CsrfField } from '#app/ui/csrf-field.tsx';
import { Badge } from '../badge.tsx';
import { BothLanguages, readBothLanguages } from '../both-languages.tsx';
import { Note } from '../note.tsx';
import controls from '../office-controls.module.css';
import panels from '../office-panels.module.css';
import { permitted, requireEditor } from '../require-editor.server.ts';
import type { Route } from './+types/alerts-route.ts';

/** The notices on top of every page; of those that are online in a language visitors see the newest. */
export async function loader(args: Route.LoaderArgs) {
  const { viewer, csrfToken } = requireEditor(args);
  return { alerts: await allAlerts(), csrfToken: csrfToken ?? '', mayWrite: can(viewer, 'alert:write') };
}

export async function action({ request, ...args }: Route.ActionArgs) {
  const { viewer: actor } = requireEditor(args, 'alert:write');
  const form = await formOf(request);
  const [command, number = ''] = String(form.get('command') ?? '').split(':');
  const id = /^[1-9]\d{0,14}$/.test(number) ? Number(number) : null;
  if (command === 'remove' && id !== null) {
    permitted(await removeAlert(id, actor));
    return { problem: null };
  }
  if (command !== 'save') throw data(null, { status: 400 });
  const alert = {
    title: readBothLanguages(form, 'title', most.title),
    text: readBothLanguages(form, 'text', most.text),
    link: readBothLanguages(form, 'link', most.link),
    link_title: readBothLanguages(form, 'link_title', most.title),
    online_in: locales.filter((locale) => form.getAll('online_in').includes(locale)),
  };
  const problem = permitted(await saveAlert(alert, { id, isNew: form.get('again') === '1', actor }));
  return data({ problem }, problem ? 422 : 200);
}

const most = { title: 120, text: 400, link: 500 };

export const meta: Route.MetaFunction = () => [
  { title: `${m.office_alerts()} | ${m.office_name()}` },
  { name: 'robots', content: 'noindex' },
];

export default function AlertsScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { alerts, csrfToken, mayWrite } = loaderData;
  const problem = actionData?.problem ?? null;
  const shown = locales.map((locale) => alerts.find(({ online_in }) => online_in.includes(locale))?.id);
  return (
    <>
      <header className={panels.head}>
        <h1>{m.office_alerts()}</h1>
      </header>
      <p className={controls.muted}>{m.office_alerts_hint()}</p>
      <Note
        words={actionData ? (problem ? m[`office_alerts_problem_${problem}`]() : m.office_saved()) : null}
        isProblem={problem !== null}
      />
      {alerts.map((alert) => (
        <section key={JSON.stringify(alert)} className={panels.card} aria-label={nameOf(alert)}>
          <h2>
            {nameOf(alert)}{' '}
            {locales.map((locale, at) =>
              shown[at] === alert.id ? (
                <Badge key={locale} tone="green">
                  {m.office_alerts_shown({ code: locale.toUpperCase() })}
                </Badge>
              ) : null,
            )}
          </h2>
          <p>{alert.text.de || alert.text.en}</p>
          {mayWrite && (
            <details>
              <summary>{m.office_change()}</summary>
              <AlertForm alert={alert} csrfToken={csrfToken} />
            </details>
          )}
        </section>
      ))}
      {alerts.length === 0 && <p className={panels.none}>{m.office_alerts_none()}</p>}
      {mayWrite && (
        <section className={panels.card} aria-labelledby="office-new-alert">
          <h2 id="office-new-alert">{m.office_alerts_new()}</h2>
          <AlertForm key={alerts.length} alert={null} csrfToken={csrfToken} />
        </section>
      )}
    </>
  );
}

function AlertForm({ alert, csrfToken }: { alert: StoredAlert | null; csrfToken: string }) {
  return (
    <Form method="post" className={panels.stack} preventScrollReset>
      <CsrfField token={csrfToken} />
      <BothLanguages label={m.office_alerts_title()} name="title" values={alert?.title ?? {}} maxLength={most.title} />
      <BothLanguages
        label={m.office_alerts_text()}
        name="text"
        values={alert?.text ?? {}}
        maxLength={most.text}
        isLong
      />
      <BothLanguages label={m.office_alerts_link()} name="link" values={alert?.link ?? {}} maxLength={most.link} />
      <BothLanguages
        label={m.office_alerts_link_title()}
        name="link_title"
        values={alert?.link_title ?? {}}
        maxLength={most.title}
      />
      <fieldset className={controls.choice}>
        <legend className="visually-hidden">{m.office_state()}</legend>
        {locales.map((locale) => (
          <label key={locale}>
            <input
              type="checkbox"
              name="online_in"
              value={locale}
              defaultChecked={alert?.online_in.includes(locale) ?? false}
            />{' '}
            {m.office_alerts_online({ language: m[`office_language_${locale}`]() })}
          </label>
        ))}
        {alert && (
          <label>
            <input type="checkbox" name="again" value="1" /> {m.office_alerts_again()}
          </label>
        )}
      </fieldset>
      <p className={controls.actions}>
        <button type="submit" className={controls.button} name="command" value={`save:${alert?.id ?? ''}`}>
          {m.office_save()}
        </button>
        {alert && (
          <button
            type="submit"
            className={`${controls.plain} ${controls.danger}`}
            name="command"
            value={`remove:${alert.id}`}
            formNoValidate
          >
            {m.office_remove()}
          </button>
        )}
      </p>
    </Form>
  );
}

function nameOf({ id, title, text }: StoredAlert): string {
  return title.de || title.en || text.de || text.en || m.office_untitled({ number: id });
}
