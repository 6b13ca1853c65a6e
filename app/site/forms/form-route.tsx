import { DataNotice } from '#app/features/forms/data-notice.tsx';
import { FormBody } from '#app/features/forms/form-body.tsx';
import { loadContextOf } from '#app/load-context.ts';
import { RichText } from '#app/ui/rich-text.tsx';
import { urls } from '#app/urls.ts';
import siteConfig from '#site-config';
import { Breadcrumb } from '../page/breadcrumb.tsx';
import { PageTitle } from '../page/page-title.tsx';
import { nameOfWindow, noteRefusal } from '../page/refused-window.server.ts';
import { renamed } from '../page/window-title.ts';
import type { Route } from './+types/form-route.ts';
import { answerForm } from './answer-form.server.ts';
import { foundForm } from './form-page.server.ts';
import css from './form-route.module.css';
import { Outcome, outcomeOf } from './outcome.tsx';

const tokenName = 'csrfmiddlewaretoken';

/** The page of one form: rendered for one person, with their token, kept by nobody (decision 8). */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const load = loadContextOf(context);
  const { form, around } = await foundForm(params, load);
  return {
    ...around,
    head: renamed(around.head, (name) => nameOfWindow(name, load), siteConfig.name[load.locale]),
    locale: load.locale,
    form: form.visitor,
    csrfToken: load.csrfToken ?? '',
    entry: crypto.randomUUID() as string,
    outcome: outcomeOf(url.searchParams.get('state')),
    confirm: url.searchParams.get('confirm')?.slice(0, 43) ?? null,
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const load = loadContextOf(context);
  const { form } = await foundForm(params, load);
  const answer = await answerForm({ form, request, load });
  const { kind } = answer.data.state;
  if (kind === 'problems' || kind === 'limited') noteRefusal(load);
  return answer;
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  ...(loaderData?.head ?? []),
  ...(loaderData?.outcome || loaderData?.confirm ? [{ name: 'robots', content: 'noindex' }] : []),
];

export default function FormPage({ loaderData, actionData }: Route.ComponentProps) {
  const { form, locale, breadcrumbs, csrfToken, entry, outcome, confirm } = loaderData;
  const isOver = actionData === undefined && (outcome !== null || confirm !== null);
  return (
    <>
      <Breadcrumb home={urls.home(locale)} crumbs={breadcrumbs} />
      <PageTitle text={form.title} />
      <div className={css.page}>
        {isOver ? (
          <Outcome
            form={form}
            locale={locale}
            outcome={outcome}
            confirm={confirm}
            token={{ name: tokenName, value: csrfToken }}
          />
        ) : (
          <>
            <div className={css.form}>
              {form.introHtml && <RichText html={form.introHtml} className={css.intro ?? ''} />}
              <FormBody
                form={form}
                locale={locale}
                signed={{ tokenName, token: csrfToken, entry: actionData?.entry ?? entry }}
                state={actionData?.state ?? null}
              />
            </div>
            <DataNotice form={form} locale={locale} />
          </>
        )}
      </div>
    </>
  );
}
