import { Form } from 'react-router';
import { m } from '#app/i18n/paraglide/messages.js';
import { CsrfField } from '#app/ui/csrf-field.tsx';
import controls from '../office-controls.module.css';
import panels from '../office-panels.module.css';
import { RowButton } from '../row-button.tsx';
import type { NamedContent } from './content-named.server.ts';
import css from './release.module.css';

type Props = {
  words: string;
  found: readonly NamedContent[];
  /** What is part of it already. */
  rows: readonly { id: string }[];
  csrfToken: string;
};

/** Finds pages and entries by their titles and adds them, one press each. */
export function FoundContent({ words, found, rows, csrfToken }: Props) {
  const known = new Set(rows.map(({ id }) => id));
  return (
    <section className={panels.card} aria-labelledby="office-find-part">
      <h2 id="office-find-part">{m.release_search()}</h2>
      <Form method="get" className={controls.fields} preventScrollReset role="search">
        <label>
          {m.release_search()}
          <input type="search" name="q" defaultValue={words} autoComplete="off" />
        </label>
        <button type="submit" className={controls.plain}>
          {m.release_search_go()}
        </button>
      </Form>
      {words !== '' && found.length === 0 && <p role="status">{m.release_search_none({ words })}</p>}
      {found.length > 0 && (
        <Form method="post" preventScrollReset>
          <CsrfField token={csrfToken} />
          <ul className={css.found}>
            {found.map(({ id, title, note }) => (
              <li key={id}>
                <span>
                  {title} <small className={controls.muted}>{note}</small>
                </span>
                {known.has(id) ? (
                  <span className={controls.muted}>{m.release_search_in()}</span>
                ) : (
                  <RowButton value={`add:all:${id}`} label={m.release_search_add()} row={title} />
                )}
              </li>
            ))}
          </ul>
        </Form>
      )}
    </section>
  );
}
