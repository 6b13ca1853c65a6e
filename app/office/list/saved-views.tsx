import { Form, Link, useSearchParams } from 'react-router';
import { m } from '#app/i18n/paraglide/messages.js';
import type { SavedView } from './views.server.ts';

/** A person's own looks at the list: kept with a name, called with one click. */
export function SavedViews({ views, csrfToken }: { views: SavedView[]; csrfToken: string }) {
  const [params] = useSearchParams();
  if (views.length === 0 && params.size === 0) return null;
  return (
    <div className="office-views">
      {views.length > 0 && (
        <ul aria-label={m.office_views()}>
          {views.map(({ id, name, query }) => (
            <li key={id}>
              <Link
                discover="none"
                className="office-plain"
                to={query || '?'}
                aria-current={query === `?${params}` ? 'true' : undefined}
              >
                {name}
              </Link>
              <Form method="post">
                <input type="hidden" name="csrfmiddlewaretoken" value={csrfToken} />
                <button type="submit" name="deed" value={`unview:${id}`} aria-label={m.office_view_remove({ name })}>
                  ×
                </button>
              </Form>
            </li>
          ))}
        </ul>
      )}
      {params.size > 0 && (
        <Form method="post" className="office-keep">
          <input type="hidden" name="csrfmiddlewaretoken" value={csrfToken} />
          <input
            name="name"
            maxLength={80}
            required
            aria-label={m.office_view_name()}
            placeholder={m.office_view_name()}
          />
          <button type="submit" className="office-plain" name="deed" value="view:">
            {m.office_view_save()}
          </button>
        </Form>
      )}
    </div>
  );
}
