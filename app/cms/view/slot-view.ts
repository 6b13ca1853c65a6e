import { type ComponentType, createContext } from 'react';
import type { ViewNode } from '../node.ts';

/** One named place of an entry's page: its name, and what stands there as the server found it. */
export type SlotProps = { slot: string; nodes: ViewNode[] };

/** Who renders the modules at the named places of an entry's page while it is edited; null for everybody who looks. */
export const SlotRendering = createContext<ComponentType<SlotProps> | null>(null);
