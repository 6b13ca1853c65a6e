/** How wide the page is shown, in pixels; null is as wide as there is room. */
export const widths = { desktop: null, tablet: 820, phone: 390 } as const;

export type WidthName = keyof typeof widths;
// Proof: the keys of an object that is written here.
export const widthNames = Object.keys(widths) as WidthName[];
