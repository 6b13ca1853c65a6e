/** Paths on a 16-unit square, rendered with strokes. */
export const textIcons = {
  bold: 'M5 3h4a2.4 2.4 0 010 4.9H5zM5 7.9h4.6a2.6 2.6 0 010 5.1H5z',
  italic: 'M7 3h5M4 13h5M9.5 3l-3 10',
  link: 'M6.8 9.2a2.6 2.6 0 003.8.2l2-2a2.6 2.6 0 00-3.7-3.7l-1 1M9.2 6.8a2.6 2.6 0 00-3.8-.2l-2 2a2.6 2.6 0 003.7 3.7l1-1',
  bullets: 'M6 4h8M6 8h8M6 12h8M2.5 4h.01M2.5 8h.01M2.5 12h.01',
  numbers: 'M7 4h7M7 8h7M7 12h7M2 3l1-.6V6M2 9.4c1.8-1 2.2.4 0 3.2h2',
  left: 'M2 3.5h12M2 6.5h8M2 9.5h12M2 12.5h8',
  center: 'M2 3.5h12M4 6.5h8M2 9.5h12M4 12.5h8',
  right: 'M2 3.5h12M6 6.5h8M2 9.5h12M6 12.5h8',
  undo: 'M6 3L3 6l3 3M3 6h6.5a3.5 3.5 0 010 7H7',
  redo: 'M10 3l3 3-3 3M13 6H6.5a3.5 3.5 0 000 7H9',
} as const;

export type TextIcon = keyof typeof textIcons;
