import { isSame } from '#app/cms/same-value.ts';
import type { Operation } from '#app/cms/tree/tree.ts';
import { type FieldName, type FieldValues, fieldsOf, valueIn } from '#app/drafting/field-values.ts';
import type { ValuePair } from '#app/drafting/stale-saves.ts';

/** `until` is the revision from which the server has had something later. */
type Shown = { value: unknown; until: number };

/** So many pauses of typing as a slow answer takes. */
const mostKept = 200;

/**
 * What each field has shown on this screen, in order, whoever wrote it. A value that was shown before another was there to be
 * read when the other was written: the second is meant to stand in its place. The tabs of one person write on where the other
 * stopped, and what the server has just now may be any of the values in between.
 */
export class ShownValues {
  readonly #fields = new Map<string, Shown[]>();

  add({ id, part, field, before, after }: Extract<Operation, { kind: 'set' }>): void {
    const key = keyOf(id, { lang: part === 'props' ? null : part, field });
    const values = this.#fields.get(key) ?? [];
    const last = values.at(-1);
    const begun = last && isSame(last.value, before) ? values : [...values, { value: before, until: Infinity }];
    this.#fields.set(key, [...begun, { value: after, until: Infinity }].slice(-mostKept));
  }

  /** The server has had these values since this revision; whoever writes an older one after it means it anew. */
  settle(id: string, values: FieldValues, rev: number): void {
    for (const name of fieldsOf(values)) {
      const shown = this.#fields.get(keyOf(id, name)) ?? [];
      const at = shown.findLastIndex(({ value }) => isSame(value, valueIn(values, name)));
      for (const earlier of shown.slice(0, Math.max(0, at))) earlier.until = Math.min(earlier.until, rev);
    }
  }

  /** Whether one value of a field was written where the other stood. */
  hasFollowed(id: string, name: FieldName, { later, earlier, rev = 0 }: ValuePair): boolean {
    const shown = this.#fields.get(keyOf(id, name)) ?? [];
    const lastOf = (wanted: unknown) => shown.findLastIndex(({ value }) => isSame(value, wanted));
    const [from, to] = [lastOf(earlier), lastOf(later)];
    return from >= 0 && from < to && (shown[from]?.until ?? 0) > rev;
  }
}

function keyOf(id: string, { lang, field }: FieldName): string {
  return `${id} ${lang ?? ''} ${field}`;
}
