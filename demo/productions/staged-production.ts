import type { Pair } from '../compose/pair.ts';
import type { DemoContainer } from '../demo-page.ts';

/** The long text of a production, and the modules below its dates. */
export type StagedProduction = { description: Pair; bottom: DemoContainer[] };
