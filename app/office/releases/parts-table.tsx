import { Form } from 'react-router';
import { type Locale, locales } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { CsrfField } from '#app/ui/csrf-field.tsx';
import { Badge } from '../badge.tsx';
import { ContentLink } from '../content-link.tsx';
import { DataTable } from '../data-table.tsx';
import controls from '../office-controls.module.css';
import { RowButton } from '../row-button.tsx';
import css from './release.module.css';
import type { PartCell, PartRow } from './release-page.server.ts';

type Props = { rows: readonly PartRow[]; isOpen: boolean; csrfToken: string };

/** Every page and entry of a release, language by language: what it will change, or what has become of it. */
export function PartsTable({ rows, isOpen, csrfToken }: Props) {
  const names = [m.release_part(), ...locales.map((each) => m[`office_language_${each}`]())];
  return (
    <Form method="post" preventScrollReset>
      <CsrfField token={csrfToken} />
      <DataTable label={m.release_parts()} names={names} isList>
        {rows.map(({ id, title, note, url, cells, elsewhere }) => (
          <tr key={id}>
            <th scope="row">
              <ContentLink title={title} url={url} />
              <span>{note}</span>
              {elsewhere.length > 0 && <span>{m.release_part_elsewhere({ titles: elsewhere.join(', ') })}</span>}
            </th>
            {locales.map((each) => (
              <td key={each}>
                <Cell cell={cells[each]} locale={each} isOpen={isOpen} {...{ id, title }} />
              </td>
            ))}
          </tr>
        ))}
      </DataTable>
    </Form>
  );
}

type CellProps = { cell: PartCell; id: string; title: string; locale: Locale; isOpen: boolean };

function Cell({ cell, id, title, locale, isOpen }: CellProps) {
  const row = `${title}, ${m[`office_language_${locale}`]()}`;
  if (!cell)
    return (
      <div className={css.cell}>
        <span className={controls.muted}>{m.release_part_not()}</span>
        {isOpen && <RowButton value={`add:${locale}:${id}`} label={m.release_part_add()} row={row} isQuiet />}
      </div>
    );
  return (
    <div className={css.cell}>
      <Badge tone={cell.tone}>{cell.text}</Badge>
      {isOpen && <RowButton value={`remove:${locale}:${id}`} label={m.release_part_remove()} row={row} isQuiet />}
      {cell.problems.length > 0 && (
        <ul>
          {cell.problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
      {cell.isLater && <p className={controls.muted}>{m.release_part_later()}</p>}
    </div>
  );
}
