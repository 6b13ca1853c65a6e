import { useRouteLoaderData } from 'react-router';
import type { ShellData } from '../shell-data.ts';

/** The shell's data, or null while the root loader itself has failed. */
export function useShell(): ShellData | null {
  return useRouteLoaderData<ShellData>('root') ?? null;
}
