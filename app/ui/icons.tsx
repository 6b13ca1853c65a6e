import type { ReactNode } from 'react';

/** 22 px, 2 px stroke, square caps; the element around an icon always carries its name in words. */
function Icon({ children }: { children: ReactNode }) {
  return (
    <svg
      width="22"
      height="22"
      viewBox="0 0 22 22"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

export function SearchIcon() {
  return (
    <Icon>
      <circle cx="9.5" cy="9.5" r="6" />
      <path d="m14 14 5.5 5.5" />
    </Icon>
  );
}

export function FavoritesIcon() {
  return (
    <Icon>
      <path d="M6 3h10v16l-5-4.5L6 19z" />
    </Icon>
  );
}

export function CartIcon() {
  return (
    <Icon>
      <path d="M2 6h18v3.2a2 2 0 0 0 0 3.6V16H2v-3.2a2 2 0 0 0 0-3.6zM13 6v10" />
    </Icon>
  );
}

export function AccountIcon() {
  return (
    <Icon>
      <circle cx="11" cy="6.5" r="3.5" />
      <path d="M3.5 20v-2.5a5 5 0 0 1 5-5h5a5 5 0 0 1 5 5V20" />
    </Icon>
  );
}

export function CloseIcon() {
  return (
    <Icon>
      <path d="m4 4 14 14M18 4 4 18" />
    </Icon>
  );
}

export function UpIcon() {
  return (
    <Icon>
      <path d="M11 20V4M4 11l7-7 7 7" />
    </Icon>
  );
}

export function CalendarIcon() {
  return (
    <Icon>
      <path d="M3 5h16v14H3zM3 10h16M7 2v5M15 2v5" />
    </Icon>
  );
}

export function FilterIcon() {
  return (
    <Icon>
      <path d="M2 5h18M5 11h12M8 17h6" />
    </Icon>
  );
}

export function ArrowIcon() {
  return (
    <Icon>
      <path d="M2 11h17M12 4l7 7-7 7" />
    </Icon>
  );
}
