import type { KeyboardEvent } from 'react';
import { type Locale, locales } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { ContentLink } from '../content-link.tsx';
import { LanguageBadge } from '../list/table/language-badge.tsx';
import controls from '../office-controls.module.css';
import table from '../office-table.module.css';
import { pageDialogId } from './page-dialog.tsx';
import { type Direction, movesOf } from './page-moves.ts';
import type { PageRow } from './page-rows.server.ts';
import css from './pages.module.css';
import type { PageDrag } from './use-page-drag.ts';

type Props = {
  row: PageRow;
  rows: readonly PageRow[];
  may: { write: boolean; move: boolean };
  /** Null for whoever may not move pages. */
  drag: PageDrag | null;
};

/** One page of the tree: its state, its place in menu and footer, and the ways to move it. */
export function PageLine({ row, rows, may, drag }: Props) {
  const { id, title, depth, url, in_menu, in_footer, isHome } = row;
  const isMovable = may.move && !isHome;
  const { onDragStart, ...target } = drag?.of(id) ?? {};
  return (
    <tr {...target} className={css.row} onKeyDown={isMovable ? onKey : undefined}>
      <th
        scope="row"
        draggable={isMovable}
        onDragStart={onDragStart}
        style={{ paddingInlineStart: `${10 + depth * 24}px` }}
      >
        <ContentLink title={title} url={url} />
        {depth > 0 && <span className="visually-hidden">{m.pages_level({ level: depth + 1 })}</span>}
      </th>
      <td className={table.languages}>
        {locales.map((locale) => (
          <State key={locale} locale={locale} status={row.status[locale]} />
        ))}
      </td>
      <Switch name="menu" isOn={in_menu} row={row} label={m.field_page_in_menu()} isFixed={!may.write || isHome} />
      <Switch name="footer" isOn={in_footer} row={row} label={m.field_page_in_footer()} isFixed={!may.write} />
      {may.write && (
        <td>
          <span className={`${controls.line} ${css.moves}`}>
            {isMovable && <Arrows row={row} rows={rows} />}
            <button
              type="button"
              popoverTarget={pageDialogId(id)}
              className={css.arrow}
              aria-label={m.pages_more({ title })}
            >
              <span aria-hidden="true">…</span>
            </button>
          </span>
        </td>
      )}
    </tr>
  );
}

function State({ locale, status }: { locale: Locale; status: PageRow['status'][Locale] }) {
  const state = status === 'published' ? 'online' : status === 'changed' ? 'changed' : 'offline';
  return <LanguageBadge locale={locale} state={state} isWritten={status !== 'empty'} />;
}

type SwitchProps = { name: 'menu' | 'footer'; isOn: boolean; row: PageRow; label: string; isFixed: boolean };

/** A button that stays pressed: a form alone sends it, with or without JavaScript. */
function Switch({ name, isOn, row: { id, title }, label, isFixed }: SwitchProps) {
  return (
    <td>
      {isFixed ? (
        <span className={controls.muted}>{isOn ? m.pages_yes() : m.pages_no()}</span>
      ) : (
        <button
          type="submit"
          name="command"
          value={`${name}-${isOn ? 'off' : 'on'}:${id}`}
          className={css.switch}
          aria-pressed={isOn}
          aria-label={`${label}: ${title}`}
        />
      )}
    </td>
  );
}

const arrows: { direction: Direction; sign: string; key: string; label: (inputs: { title: string }) => string }[] = [
  { direction: 'up', sign: '↑', key: 'ArrowUp', label: m.pages_up },
  { direction: 'down', sign: '↓', key: 'ArrowDown', label: m.pages_down },
  { direction: 'out', sign: '←', key: 'ArrowLeft', label: m.pages_out },
  { direction: 'in', sign: '→', key: 'ArrowRight', label: m.pages_into },
];

function Arrows({ row: { id, title }, rows }: Pick<Props, 'row' | 'rows'>) {
  const moves = movesOf(rows, id);
  return arrows.map(({ direction, sign, label }) => (
    <button
      key={direction}
      type="submit"
      name="command"
      value={`${direction}:${id}`}
      className={css.arrow}
      aria-label={label({ title })}
      aria-disabled={!moves[direction] || undefined}
      data-direction={direction}
      onClick={(event) => !moves[direction] && event.preventDefault()}
    >
      <span aria-hidden="true">{sign}</span>
    </button>
  ));
}

/** Alt and an arrow anywhere in the row presses the button of that arrow. */
function onKey(event: KeyboardEvent<HTMLElement>): void {
  const arrow = event.altKey && arrows.find(({ key }) => key === event.key);
  if (!arrow) return;
  event.preventDefault();
  event.currentTarget.querySelector<HTMLElement>(`[data-direction=${arrow.direction}]`)?.click();
}
