import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import css from './editor-menu.module.css';

export type MenuItem = { key: string; label: ReactNode; run(): void; isCurrent?: boolean };

type MenuProps = {
  /** What the menu is called for those who hear it. */
  name: string;
  /** What its button shows. */
  children: ReactNode;
  className?: string;
  isDisabled?: boolean;
  items(): MenuItem[];
};

/** A menu button that arrow keys, Home, End and Escape understand; the focus returns to the button. */
export function MenuButton({ name, children, className = '', isDisabled = false, items }: MenuProps) {
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
    <span className={css.menu}>
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
          {items().map(({ key, label, run, isCurrent }) => (
            <button
              key={key}
              type="button"
              role="menuitem"
              tabIndex={-1}
              aria-current={isCurrent || undefined}
              onClick={() => {
                close();
                run();
              }}
            >
              {label}
            </button>
          ))}
        </div>
      )}
    </span>
  );
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
