import type { FormEvent } from 'react';
import { Form } from 'react-router';
import { m } from '#app/i18n/paraglide/messages.js';
import { CsrfField } from '#app/ui/csrf-field.tsx';
import { BothLanguages } from '../both-languages.tsx';
import controls from '../office-controls.module.css';
import { isWithin } from './page-moves.ts';
import type { PageRow } from './page-rows.server.ts';

const longestName = 80;

export function pageDialogId(id: string): string {
  return `page-${id}`;
}

type Props = { row: PageRow; rows: readonly PageRow[]; mayMove: boolean; csrfToken: string };

/** What needs words: how a page is called in the menu, and a place far away. Opened by the browser alone. */
export function PageDialog({ row, rows, mayMove, csrfToken }: Props) {
  const { id, title, menu_name } = row;
  const heading = `${pageDialogId(id)}-heading`;
  return (
    <div id={pageDialogId(id)} popover="auto" role="dialog" aria-labelledby={heading} className={controls.dialog}>
      <h2 id={heading}>{title}</h2>
      <Form method="post" preventScrollReset onSubmit={close}>
        <CsrfField token={csrfToken} />
        <BothLanguages label={m.field_page_menu_name()} name="menu_name" values={menu_name} maxLength={longestName} />
        <p className={controls.muted}>{m.pages_menu_name_hint()}</p>
        <p className={controls.actions}>
          <button type="submit" name="command" value={`name:${id}`} className={controls.plain}>
            {m.pages_save_name()}
          </button>
        </p>
      </Form>
      {mayMove && <MoveForm row={row} rows={rows} csrfToken={csrfToken} />}
    </div>
  );
}

function MoveForm({ row: { id, parent_id }, rows, csrfToken }: Omit<Props, 'mayMove'>) {
  return (
    <Form method="post" preventScrollReset onSubmit={close}>
      <CsrfField token={csrfToken} />
      <label className={controls.field}>
        {m.pages_below()}
        <select name="parent" defaultValue={parent_id ?? ''}>
          <option value="">{m.pages_top()}</option>
          {rows
            .filter((each) => !isWithin(rows, each.id, id))
            .map((each) => (
              <option key={each.id} value={each.id}>
                {`${'\u2007\u2007'.repeat(each.depth)}${each.title}`}
              </option>
            ))}
        </select>
      </label>
      <p className={controls.actions}>
        <button type="submit" name="command" value={`move:${id}`} className={controls.plain}>
          {m.pages_move()}
        </button>
      </p>
    </Form>
  );
}

function close({ currentTarget }: FormEvent<HTMLFormElement>): void {
  currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
}
