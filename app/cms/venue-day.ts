import { createContext } from 'react';

/** The day it is at the venue, `2026-11-21`, as the server saw it when it rendered the page; null where nobody said. */
export const VenueDay = createContext<string | null>(null);
