import { Form, Link, useSearchParams } from 'react-router';
import { m } from '#app/i18n/paraglide/messages.js';
import { CsrfField } from '#app/ui/csrf-field.tsx';
import controls from '../../office-controls.module.css';
import css from '../entry-list.module.css';
import type { SavedView } from './views.server.ts';

type Props = {
  views: SavedView[];
  /** The look that is on screen, as a view keeps it. */
  view: string;
  csrfToken: string;
};

/** A person's own looks at the list: kept with a name, called with one click, and renamed while one looks at it. */
export function SavedViews({ views, view, csrfToken }: Props) {
  const [params] = useSearchParams();
  if (views.length === 0 && params.size === 0) return null;
  const shown = views.find(({ query }) => query === view);
  return (
    <div className={`${controls.line} ${css.views}`}>
      {views.length > 0 && (
        <ul className={controls.line} aria-label={m.office_views()}>
          {views.map(({ id, name, query }) => (
            <li key={id}>
              <Link
                discover="none"
                className={controls.plain}
                to={query || '?'}
                aria-current={id === shown?.id ? 'true' : undefined}
              >
                {name}
              </Link>
              <Form method="post">
                <CsrfField token={csrfToken} />
                <button type="submit" name="command" value={`unview:${id}`} aria-label={m.office_view_remove({ name })}>
                  ×
                </button>
              </Form>
            </li>
          ))}
        </ul>
      )}
      {params.size > 0 && (
        <Form method="post" className={controls.line} key={shown?.id}>
          <CsrfField token={csrfToken} />
          <input
            name="name"
            maxLength={80}
            required
            defaultValue={shown?.name}
            aria-label={m.office_view_name()}
            placeholder={m.office_view_name()}
          />
          <button
            type="submit"
            className={controls.plain}
            name="command"
            value={shown ? `review:${shown.id}` : 'view:'}
          >
            {shown ? m.office_view_rename() : m.office_view_save()}
          </button>
        </Form>
      )}
    </div>
  );
}
