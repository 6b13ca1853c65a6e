import type { LinkState } from '#app/features/links/link-states.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { Badge } from '../badge.tsx';
import { ContentLink } from '../content-link.tsx';
import { DataTable } from '../data-table.tsx';
import type { LinkLine } from './link-line.server.ts';
import css from './links.module.css';

const tones = {
  broken: 'red',
  offline: 'red',
  unreachable: 'red',
  private: 'red',
  moved: 'amber',
  unclear: 'amber',
  disallowed: undefined,
  waiting: undefined,
  fine: 'green',
} as const satisfies Record<LinkState, string | undefined>;

/** Links with what was found at their ends and the place where each is mended. */
export function LinksTable({ lines }: { lines: readonly LinkLine[] }) {
  const names = [
    m.office_links_target(),
    m.office_links_state(),
    m.office_links_place(),
    m.office_language(),
    m.office_links_checked(),
  ];
  return (
    <DataTable label={m.office_links()} names={names} isList>
      {lines.map(({ key, state, detail, checked, leadsTo, carriedBy, place, language, part }) => (
        <tr key={key}>
          <th scope="row" className={css.target}>
            {leadsTo.url ? (
              <a href={leadsTo.url} target="_blank" rel="noreferrer">
                {leadsTo.text}
              </a>
            ) : (
              leadsTo.text
            )}
            {carriedBy && <span className={css.note}>{m.office_links_words({ words: carriedBy })}</span>}
          </th>
          <td>
            <Badge tone={tones[state]}>{m[`office_links_state_${state}`]()}</Badge>
            {detail && <span className={css.note}>{detail}</span>}
          </td>
          <td>
            <ContentLink title={place.title} url={place.url} />
            {part && <span className={css.note}>{part}</span>}
          </td>
          <td>{language}</td>
          <td>{checked}</td>
        </tr>
      ))}
    </DataTable>
  );
}
