import { createContext, useContext } from 'react';

/** What modules show besides their own fields, such as the dates of an event list, by the id of the module. */
export type ModuleData = Readonly<Record<string, unknown>>;

export const ModuleDataContext = createContext<ModuleData>({});

/** What the server read for this module; null where nobody did, as for one inserted a moment ago. */
export function useModuleData<Data>(id: string): Data | null {
  // Proof: loaders.server.ts reads it with the function beside the view, and both name the same type.
  return (useContext(ModuleDataContext)[id] as Data | undefined) ?? null;
}
