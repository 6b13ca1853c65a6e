import { useState } from 'react';
import { Form, Link } from 'react-router';
import type { Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import type { LibraryRecord } from '#app/media/media-record.ts';
import { CsrfField } from '#app/ui/csrf-field.tsx';
import { urls } from '#app/urls.ts';
import { Badge } from '../badge.tsx';
import { formatDay } from '../format.ts';
import { BulkPanel } from './bulk-panel.tsx';
import css from './media-library.module.css';
import { Thumb } from './thumb.tsx';

type MediaGridProps = {
  results: LibraryRecord[];
  tags: readonly string[];
  locale: Locale;
  csrfToken: string;
  /** Whether several may be changed at once. */
  mayChange: boolean;
};

/** The library as small pictures, with what is missing or ends, and ticks to change many at once. */
export function MediaGrid({ results, tags, locale, csrfToken, mayChange }: MediaGridProps) {
  const [chosen, choose] = useState<readonly string[]>([]);
  const there = chosen.filter((id) => results.some((record) => record.id === id));
  const toggle = (id: string) => choose(there.includes(id) ? there.filter((each) => each !== id) : [...there, id]);
  return (
    <Form method="post" preventScrollReset className={css.library}>
      <CsrfField token={csrfToken} />
      {mayChange && results.length > 0 && (
        <BulkPanel
          tags={tags}
          chosen={there.length}
          isAll={there.length === results.length}
          onAll={(isAll) => choose(isAll ? results.map(({ id }) => id) : [])}
        />
      )}
      <ul className={css.grid}>
        {results.map((record) => (
          <li key={record.id}>
            {mayChange && (
              <input
                type="checkbox"
                name="id"
                value={record.id}
                checked={there.includes(record.id)}
                onChange={() => toggle(record.id)}
                aria-label={m.office_select({ title: record.name })}
              />
            )}
            <Link discover="none" to={urls.officeMedia(locale, record.id)}>
              <Thumb record={record} />
              <span>{record.name}</span>
            </Link>
            <States record={record} locale={locale} />
          </li>
        ))}
      </ul>
    </Form>
  );
}

function States({ record, locale }: { record: LibraryRecord; locale: Locale }) {
  const { is_withdrawn, licence_until, tags } = record;
  return (
    <>
      {lacksWords(record) && <Badge tone="amber">{m.office_media_no_alt()}</Badge>}
      {is_withdrawn && <Badge tone="red">{m.office_media_withdrawn()}</Badge>}
      {!is_withdrawn && licence_until && (
        <Badge>{m.office_media_until({ day: formatDay(licence_until, locale) })}</Badge>
      )}
      {tags.length > 0 && <span className={css.tags}>{tags.join(', ')}</span>}
    </>
  );
}

function lacksWords({ kind, alt }: LibraryRecord): boolean {
  return (kind === 'image' || kind === 'vector') && !(alt.de && alt.en);
}
