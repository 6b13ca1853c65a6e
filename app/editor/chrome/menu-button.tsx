import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import css from './editor-menu.module.css';

export type MenuItem = {
  key: string;
  label: ReactNode;
  run(): void;
  isCurrent?: boolean;
  /** Keys that do the same, as one presses them. */
  keys?: string;
  /** A line above it: another kind of thing begins. */
  isFirst?: boolean;
};

type MenuProps = {
  /** What the menu is called for those who hear it. */
  name: string;
  /** What its button shows. */
  children: ReactNode;
  className?: string;
  /** What stands around it may want to know which one it is. */
  place?: 'timeline';
  isDisabled?: boolean;
  items(): MenuItem[];
};

/** A menu button that arrow keys, Home, End and Escape understand; the focus returns to the button. */
export function MenuButton({ name, children, className = '', place, isDisabled = false, items }: MenuProps) {
  const [isOpen, open] = useState(false);
  const menu = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    const all = [...(menu.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
    (all.find((item) => item.ariaCurrent) ?? all[0])?.focus();
  }, [isOpen]);
  const close = () => {
    open(false);
    button.current?.focus();
  };
  return (
    <span className={css.menu} data-timeline={place === 'timeline' || undefined}>
      <button
        ref={button}
        type="button"
        className={className}
        disabled={isDisabled}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => open((now) => !now)}
      >
        <span className="visually-hidden">{name}: </span>
        {children}
      </button>
      {isOpen && (
        <div
          ref={menu}
          role="menu"
          aria-label={name}
          tabIndex={-1}
          onBlur={({ relatedTarget, currentTarget }) => {
            if (relatedTarget !== button.current && !currentTarget.contains(relatedTarget)) open(false);
          }}
          onKeyDown={(event) => walk(event, close)}
        >
          <MenuItems items={items()} close={close} />
        </div>
      )}
    </span>
  );
}

function MenuItems({ items, close }: { items: MenuItem[]; close(): void }) {
  return items.map(({ key, label, run, isCurrent, keys, isFirst }) => (
    <button
      key={key}
      type="button"
      role="menuitem"
      tabIndex={-1}
      aria-current={isCurrent || undefined}
      aria-keyshortcuts={keys}
      data-first={isFirst || undefined}
      onClick={() => {
        close();
        run();
      }}
    >
      {label}
      {keys && (
        <span className={css.keys} aria-hidden="true">
          {keys}
        </span>
      )}
    </button>
  ));
}

function walk(event: KeyboardEvent<HTMLElement>, leave: () => void): void {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="menuitem"]')];
  const at = items.indexOf(document.activeElement as HTMLElement);
  const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1 }[event.key];
  if (event.key === 'Escape') leave();
  if (next === undefined && event.key !== 'Escape') return;
  event.preventDefault();
  event.stopPropagation();
  if (next !== undefined) items.at(next % items.length)?.focus();
}
