import { data, redirect, redirectDocument } from 'react-router';
import { z } from 'zod';
import { ensureFirstEditor, hasEditor } from '#app/auth/first-editor.server.ts';
import { minimalPassword } from '#app/auth/password-rule.ts';
import { isSetupCode } from '#app/auth/setup-code.server.ts';
import { signIn } from '#app/auth/sign-in.server.ts';
import { pool } from '#app/db/client.server.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { loadContextOf } from '#app/load-context.ts';
import { CsrfField } from '#app/ui/csrf-field.tsx';
import { urls } from '#app/urls.ts';
import { refusalsNoted } from '../page/refused-window.server.ts';
import type { Route } from './+types/setup-route.ts';
import { CredentialField, EmailField, NewPasswordField } from './credential-field.tsx';
import styles from './login.module.css';
import { frameOf, loginMeta } from './login-frame.ts';
import { loginTitle } from './login-title.server.ts';
import { NameFields } from './name-fields.tsx';
import { ProblemNote } from './notes.tsx';
import { weaknessOf } from './password-weakness.server.ts';
import { readForm } from './read-form.server.ts';
import { sessionHeaders } from './session-headers.server.ts';

/** Exists only as long as nobody does, and works for whoever can read what the server has written down at its start. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { csrfToken } = loadContextOf(context);
  if (await hasEditor(pool())) throw data('404 Not Found', 404);
  const code = (url.searchParams.get('code') ?? '').slice(0, 100);
  const title = loginTitle(m.auth_setup_title(), loadContextOf(context));
  return { csrfToken, code, title, frame: frameOf((each) => urls.setup(each, code)) };
}

export const action = refusalsNoted(async ({ context, request }: Route.ActionArgs) => {
  const { locale, clientAddress: address } = loadContextOf(context);
  const values = await readForm(request);
  const parsed = newAdministrator.safeParse(values);
  if (!isSetupCode(values.code)) return data({ values: kept(values), problem: m.auth_setup_code_problem() }, 403);
  if (!parsed.success) return data({ values: kept(values), problem: problemOf(parsed.error) }, 422);
  const weakness = await weaknessOf(parsed.data);
  if (weakness) return data({ values: kept(values), problem: weakness }, 422);
  if (!(await ensureFirstEditor(pool(), parsed.data))) throw redirect(urls.login(locale));
  const answer = await signIn({ ...parsed.data, address, headers: request.headers });
  if (answer.kind !== 'signed-in') throw redirect(urls.login(locale));
  return redirectDocument(`${urls.home(locale)}?edit`, { headers: sessionHeaders(answer.setCookies) });
});

export default function SetupScreen({ loaderData, actionData }: Route.ComponentProps) {
  const values = actionData?.values;
  return (
    <section className={styles.screen}>
      <h1>{m.auth_setup_title()}</h1>
      <p className={styles.intro}>{m.auth_setup_intro()}</p>
      {actionData && <ProblemNote text={actionData.problem} attempt={actionData} />}
      <form method="post" className={styles.form}>
        <CsrfField token={loaderData.csrfToken} />
        <NameFields first_name={values?.first_name} last_name={values?.last_name} />
        <EmailField defaultValue={values?.email} />
        <NewPasswordField label={m.auth_password()} name="password" />
        <CredentialField
          label={m.auth_setup_code()}
          name="code"
          autoComplete="off"
          required
          defaultValue={values?.code || loaderData.code}
          hint={m.auth_setup_code_hint()}
        />
        <button type="submit">{m.auth_setup_submit()}</button>
      </form>
    </section>
  );
}

export const meta: Route.MetaFunction = loginMeta;

const newAdministrator = z.object({
  first_name: z.string().trim().max(80),
  last_name: z.string().trim().max(80),
  email: z.email().max(254),
  password: z.string().min(minimalPassword).max(256),
});

function problemOf(error: z.ZodError): string {
  const isEmail = error.issues.some(({ path }) => path[0] === 'email');
  return isEmail ? m.auth_setup_email_problem() : m.auth_setup_password_problem({ minimum: minimalPassword });
}

function kept(values: Record<string, string>) {
  const text = (name: string) => (values[name] ?? '').slice(0, 254);
  return { first_name: text('first_name'), last_name: text('last_name'), email: text('email'), code: text('code') };
}
