import type { Pair } from '../../compose/pair.ts';
import { reading } from '../../compose/structure.ts';
import { headline, text } from '../../compose/text.ts';
import type { DemoContainer } from '../../demo-page.ts';

/** A paragraph of a legal page: its heading in the narrow column, the words in the wide one. */
export function clause(title: Pair, de: string, en: string): DemoContainer {
  return reading([headline(title)], text(de, en));
}
