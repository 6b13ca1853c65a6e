import { build, type Parts } from '../compose/pair.ts';
import type { DemoContainer } from '../demo-page.ts';
import { stableId } from '../stable-id.ts';

/** One entry of a collection of the demo house, in both languages; `slots` are the places of its page that hold modules. */
export type SeasonEntry = {
  type: string;
  key: string;
  props: Record<string, unknown>;
  de: Record<string, unknown>;
  en: Record<string, unknown>;
  slots: Record<string, DemoContainer[]>;
};

/** Fields by what they hold: shared values, plain words and rich text in two languages. */
export function entry(type: string, key: string, parts: Parts, slots: SeasonEntry['slots'] = {}): SeasonEntry {
  return { type, key, ...build(parts), slots };
}

/** The id of an entry, for fields that refer to one. That it exists is tested. */
export function the(type: string, key: string): string {
  return stableId('entry', `${type}/${key}`);
}

export function all(type: string, ...keys: string[]): string[] {
  return keys.map((key) => the(type, key));
}
