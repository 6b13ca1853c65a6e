/** Paths on the 22-unit grid of the site's own icons (`app/ui/icons.tsx`), 2 units wide, with square ends. */
const paths = {
  outline: 'M3 5h2M8 5h11M3 11h2M8 11h11M3 17h2M8 17h11',
  menu: 'M3 5.5h16M3 11h16M3 16.5h16',
  down: 'm6 8.5 5 5 5-5',
  undo: 'M8 4 4 8l4 4M4 8h9a5 5 0 0 1 0 10h-3',
  redo: 'm14 4 4 4-4 4M18 8H9a5 5 0 0 0 0 10h3',
  desktop: 'M3 4h16v11H3zM7 19h8M11 15v4',
  tablet: 'M5 3h12v16H5zM10 16h2',
  phone: 'M7 3h8v16H7zM10 16h2',
  check: 'm3.5 11.5 5 5L18.5 6',
  clock: 'M11 3a8 8 0 1 0 .01 0zM11 6.5V11l3.5 2',
  close: 'm5 5 12 12M17 5 5 17',
  eye: 'M2 11c2.5-4 5.5-6 9-6s6.5 2 9 6c-2.5 4-5.5 6-9 6s-6.5-2-9-6zM11 8.5a2.5 2.5 0 1 0 .01 0z',
  send: 'M3 10.5 19 3l-7 16-3-7z',
  right: 'M3 11h15M12 5l6 6-6 6',
  both: 'M3 4h16v14H3zM11 4v14',
  pen: 'm4 18 1-4L15 4l3 3L8 17z',
  next: 'M11 3v15M5 12l6 6 6-6',
} as const;

export type ToolIconName = keyof typeof paths;

/** The element around an icon always carries its name in words. */
export function ToolIcon({ name }: { name: ToolIconName }) {
  return (
    <svg
      width="18"
      height="18"
      viewBox="0 0 22 22"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  );
}
