import { Form, Link } from 'react-router';
import { can } from '#app/auth/policy.ts';
import { askForLinkCheck, linkCheckState } from '#app/features/links/ask-for-check.server.ts';
import { linkCounts, linkRows } from '#app/features/links/link-desk.server.ts';
import { linkParts } from '#app/features/links/link-states.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { CsrfField } from '#app/ui/csrf-field.tsx';
import { formatMoment } from '../format.ts';
import { PageLinks } from '../list/table/page-links.tsx';
import controls from '../office-controls.module.css';
import panels from '../office-panels.module.css';
import { permitted, requireEditor } from '../require-editor.server.ts';
import { useAskAgain } from '../use-ask-again.ts';
import type { Route } from './+types/links-route.ts';
import { linkLine } from './link-line.server.ts';
import { LinksTable } from './links-table.tsx';

const pageSize = 100;

/** Every link of what visitors read that is broken or leads out of the site, with the place where it stands. */
export async function loader(args: Route.LoaderArgs) {
  const { viewer, locale, csrfToken } = requireEditor(args);
  const { searchParams } = args.url;
  const part = linkParts.find((each) => each === searchParams.get('part')) ?? 'broken';
  const page = Math.min(Math.max(Math.trunc(Number(searchParams.get('page'))) || 1, 1), 10_000);
  const [{ rows, count }, counts, check] = await Promise.all([
    linkRows({ part, page, pageSize }),
    linkCounts(),
    linkCheckState(),
  ]);
  return {
    part,
    page,
    pages: Math.ceil(count / pageSize),
    counts,
    lines: rows.map((row) => linkLine(row, locale)),
    last: check.done_at ? formatMoment(check.done_at.toISOString(), locale) : null,
    problem: check.problem,
    isRunning: check.is_wanted,
    mayCheck: can(viewer, 'link:check'),
    csrfToken: csrfToken ?? '',
  };
}

export async function action(args: Route.ActionArgs) {
  const { viewer } = requireEditor(args, 'link:check');
  return { asked: permitted(await askForLinkCheck(viewer)) };
}

export const meta: Route.MetaFunction = () => [
  { title: `${m.office_links()} | ${m.office_name()}` },
  { name: 'robots', content: 'noindex' },
];

export default function LinksScreen({ loaderData }: Route.ComponentProps) {
  const { part, page, pages, counts, lines, last } = loaderData;
  return (
    <>
      <header className={panels.head}>
        <h1>{m.office_links()}</h1>
      </header>
      <CheckCard {...loaderData} />
      <nav className={controls.line} aria-label={m.office_links_parts()}>
        {linkParts.map((each) => (
          <Link
            key={each}
            discover="none"
            className={controls.plain}
            to={`?part=${each}`}
            aria-current={each === part ? 'page' : undefined}
          >
            {m[`office_links_part_${each}`]({ count: counts[each] })}
          </Link>
        ))}
      </nav>
      {lines.length === 0 && <p className={panels.none}>{last ? m.office_links_none() : m.office_links_unchecked()}</p>}
      {lines.length > 0 && <LinksTable lines={lines} />}
      <PageLinks page={page} pages={pages} />
    </>
  );
}

/** When the links were looked at last, how far a check is that runs, and the button that begins one. */
function CheckCard({ last, problem, isRunning, counts, mayCheck, csrfToken }: Route.ComponentProps['loaderData']) {
  useAskAgain(isRunning, 3_000);
  const { addresses, due } = counts;
  return (
    <section className={panels.card} aria-label={m.office_links_check()}>
      <p className={controls.muted}>{m.office_links_hint()}</p>
      <p role="status">
        {isRunning
          ? m.office_links_running({ count: addresses - due, of: addresses })
          : last
            ? m.office_links_last({ at: last, count: addresses })
            : m.office_links_never()}
      </p>
      {problem && <p className={controls.problem}>{m.office_links_failed({ problem })}</p>}
      {isRunning && (
        <>
          <progress value={addresses - due} max={Math.max(addresses, 1)} aria-label={m.office_links_check()} />
          <noscript>
            <a href="?">{m.office_import_refresh()}</a>
          </noscript>
        </>
      )}
      {mayCheck && (
        <Form method="post" className={controls.actions} preventScrollReset>
          <CsrfField token={csrfToken} />
          <button type="submit" className={controls.button} disabled={isRunning}>
            {isRunning ? m.office_links_wanted() : m.office_links_now()}
          </button>
        </Form>
      )}
    </section>
  );
}
