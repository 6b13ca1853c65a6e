import { Form } from 'react-router';
import { m } from '#app/i18n/paraglide/messages.js';
import { CsrfField } from '#app/ui/csrf-field.tsx';
import controls from '../office-controls.module.css';
import panels from '../office-panels.module.css';
import css from './release.module.css';

type Props = {
  shared: readonly { id: string; url: string; until: string }[];
  /** A day of the venue. */
  shareUntil: string;
  csrfToken: string;
};

/** The links by which people without an account read the release, and one more. */
export function ShareRelease({ shared, shareUntil, csrfToken }: Props) {
  return (
    <section className={panels.card} aria-labelledby="office-release-share">
      <h2 id="office-release-share">{m.release_share()}</h2>
      <p className={controls.muted}>{m.release_share_hint()}</p>
      {shared.length > 0 && (
        <ul className={css.found}>
          {shared.map(({ id, url, until }) => (
            <li key={id}>
              <a href={url}>{m.release_share_copy({ until })}</a>
            </li>
          ))}
        </ul>
      )}
      <Form method="post" className={controls.fields} preventScrollReset>
        <CsrfField token={csrfToken} />
        <label>
          {m.release_share_until()}
          <input type="date" name="until" defaultValue={shareUntil} required />
        </label>
        <button type="submit" className={controls.plain} name="command" value="share">
          {m.release_share_make()}
        </button>
      </Form>
    </section>
  );
}
