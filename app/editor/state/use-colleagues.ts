import { createContext, use } from 'react';
import type { Colleagues } from './colleagues.ts';

export const ColleaguesContext = createContext<Colleagues | null>(null);

export function useColleagues(): Colleagues {
  const colleagues = use(ColleaguesContext);
  if (!colleagues) throw new Error('Editor parts stand inside EditPage.');
  return colleagues;
}
