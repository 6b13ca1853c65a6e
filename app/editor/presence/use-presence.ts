import { createContext, use } from 'react';
import type { Presence } from './presence.ts';

export const PresenceContext = createContext<Presence | null>(null);

export function usePresence(): Presence {
  const colleagues = use(PresenceContext);
  if (!colleagues) throw new Error('Editor parts stand inside EditPage.');
  return colleagues;
}
