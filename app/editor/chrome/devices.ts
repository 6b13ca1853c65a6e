import { m } from '#app/i18n/paraglide/messages.js';

/** Windows in which people look at a page; the page in them has exactly this width. */
export const devices = [
  { id: 'phone', name: m.preview_phone, width: 390 },
  { id: 'tablet', name: m.preview_tablet, width: 820 },
  { id: 'desktop', name: m.preview_desktop, width: 1366 },
] as const;

export type Device = (typeof devices)[number];
