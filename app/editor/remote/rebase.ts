import type { ModuleNode } from '#app/cms/node.ts';
import { isSame } from '#app/cms/same-value.ts';
import type { Operation } from '#app/cms/tree/tree.ts';
import type { Entry, PatchEntry } from '#app/drafting/entry.ts';
import { valueIn } from '#app/drafting/field-values.ts';
import type { ShownValues } from '../document/shown-values.ts';

const parts = ['props', 'de', 'en'] as const;

export type Rebase = {
  /** As it stands on this screen. */
  node: ModuleNode;
  /** As somebody else saved it. */
  current: ModuleNode;
  /** What my own change became by merging, when something of it is left. */
  mine: PatchEntry | null;
  /** What still waits to be sent. */
  waiting: readonly Entry[];
  /** Fields with an open conflict keep showing my text. */
  conflicts: readonly { lang: 'de' | 'en' | null; field: string }[];
  /** What another tab of this person has written on theirs is shown, and sent by that tab. */
  shown: ShownValues;
};

/** The operations that show what somebody else saved, with my own unsent values on top. They are not sent and not undoable. */
export function rebase({ node, current, mine, waiting, conflicts, shown }: Rebase): Operation[] {
  return parts.flatMap((part) => {
    const lang = part === 'props' ? null : part;
    const theirs = (lang ? current.i18n[lang] : current.props) ?? {};
    const own = (lang ? node.i18n[lang] : node.props) ?? {};
    return [...new Set([...Object.keys(theirs), ...Object.keys(own)])].flatMap((field): Operation[] => {
      const name = { lang, field };
      const isMine = waiting.some(
        (entry) => entry.kind === 'patch' && entry !== mine && valueIn(entry.body, name) !== undefined,
      );
      const isAsked = conflicts.some((conflict) => conflict.lang === lang && conflict.field === field);
      const merged = mine ? valueIn(mine.body, name) : undefined;
      const after = merged === undefined ? theirs[field] : (merged ?? undefined);
      const isWrittenOn = shown.hasFollowed(node.id, name, { later: own[field], earlier: after, rev: current.rev });
      if (isMine || isAsked || isWrittenOn || isSame(own[field], after)) return [];
      return [{ kind: 'set', id: node.id, part, field, before: own[field], after }];
    });
  });
}
