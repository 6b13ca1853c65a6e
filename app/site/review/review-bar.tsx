import { Form, Link } from 'react-router';
import { m } from '#app/i18n/paraglide/messages.js';
import { DeviceChoice } from '#app/inspector/device-choice.tsx';
import type { WidthName } from '#app/inspector/device-widths.ts';
import css from '#app/inspector/tool-bar.module.css';
import { ToolIcon } from '#app/inspector/tool-icon.tsx';
import { CsrfField } from '#app/ui/csrf-field.tsx';
import { Initials } from './initials.tsx';
import type { ReviewData, ReviewWay } from './load-review.server.ts';

type Props = { review: ReviewData; csrfToken: string; width: WidthName; setWidth(width: WidthName): void };

/** What is read, by whose leave and until when, as whom, in which language and how wide; and the way to be done. */
export function ReviewBar({ review, csrfToken, width, setWidth }: Props) {
  const { title, sharedBy, until, me, pages, languages } = review;
  return (
    <header className={css.bar}>
      <p className={css.draft}>
        <ToolIcon name="eye" />
        <span>
          {m.review_draft()} <b>{title}</b>
        </span>
        {sharedBy && <small>{m.review_shared_by({ name: sharedBy })}</small>}
      </p>
      <p className={css.until}>
        <ToolIcon name="clock" />
        <span>{m.review_until({ moment: until })}</span>
      </p>
      {pages.length > 1 && pages.length <= mostInBar && <Ways name={m.review_pages()} ways={pages} />}
      {pages.length > mostInBar && <ManyWays ways={pages} />}
      <span className={css.space} />
      {me && (
        <p className={css.me}>
          <Initials name={me.name} />
          <span>{me.name}</span>
          {me.kind === 'reader' && <small>{m.review_no_account()}</small>}
        </p>
      )}
      <Ways name={m.review_languages()} ways={languages.map((way) => ({ ...way, title: way.title.toUpperCase() }))} />
      <DeviceChoice width={width} setWidth={setWidth} />
      {me?.kind === 'reader' && <Finish hasFinished={me.hasFinished} csrfToken={csrfToken} />}
    </header>
  );
}

const mostInBar = 6;

/** Those of a festival do not stand side by side: the one that is read is named, the others fold out. */
function ManyWays({ ways }: { ways: readonly ReviewWay[] }) {
  const at = ways.findIndex(({ isHere }) => isHere);
  return (
    <details key={ways[at]?.url} className={css.many}>
      <summary>{m.review_page_of({ title: ways[at]?.title ?? '', n: at + 1, count: ways.length })}</summary>
      <Ways name={m.review_pages()} ways={ways} />
    </details>
  );
}

function Ways({ name, ways }: { name: string; ways: readonly ReviewWay[] }) {
  return (
    <nav className={css.ways} aria-label={name}>
      {ways.map(({ title, url, isHere, open }) => (
        <Link key={url} to={url} discover="none" preventScrollReset aria-current={isHere ? 'page' : undefined}>
          {title}
          {open > 0 && (
            <b>
              {open}
              <span className="visually-hidden"> {m.review_open_count({ count: open })}</span>
            </b>
          )}
        </Link>
      ))}
    </nav>
  );
}

function Finish({ hasFinished, csrfToken }: { hasFinished: boolean; csrfToken: string }) {
  if (hasFinished)
    return (
      <p className={css.finished} role="status">
        <ToolIcon name="check" />
        <span>{m.review_finished()}</span>
      </p>
    );
  return (
    <Form method="post" preventScrollReset>
      <CsrfField token={csrfToken} />
      <button type="submit" name="intent" value="finish" className={css.finish}>
        <ToolIcon name="send" />
        <span>{m.review_finish()}</span>
      </button>
    </Form>
  );
}
