import type { PublishProblem } from '#app/cms/compile.ts';
import { releaseProblems } from '#app/cms/release/publish-release.server.ts';
import {
  type Membership,
  partKey,
  type Release,
  type ReleaseItem,
  type ReleaseState,
  stateOf,
} from '#app/cms/release/release.ts';
import { type PartChange, releaseChanges } from '#app/cms/release/release-changes.server.ts';
import { releaseTag } from '#app/cms/release/release-tag.server.ts';
import { findRelease, itemsOf, releasesWith } from '#app/cms/release/releases.server.ts';
import { db } from '#app/db/client.server.ts';
import { allAdapters } from '#app/features/editing/content-owner.server.ts';
import { type Locale, locales } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { fieldLabel, findMessage } from '#app/inspector/labels.ts';
import { contentModel } from '#app/modules/content-model.server.ts';
import { contentNamed, type NamedContent } from './content-named.server.ts';

/** One language of a part: what it is about to do, or what has become of it; null where it is not part of the release. */
export type PartCell = {
  text: string;
  tone: 'green' | 'amber' | 'red' | undefined;
  /** What stands against it, in words. */
  problems: string[];
  isLater: boolean;
} | null;

export type PartRow = Omit<NamedContent, 'languages'> & {
  cells: Record<Locale, PartCell>;
  /** Other releases that are not online yet and hold it as well. */
  elsewhere: string[];
};

export const adapters = allAdapters(contentModel);

/** One release with all its parts as they are at this moment; null where there is none. */
export async function releasePage(id: string, locale: Locale) {
  const release = await findRelease(id);
  if (!release) return null;
  const items = await itemsOf(id);
  const objects = [...new Set(items.map((item) => item.id))];
  const isToCome = release.online_at === null;
  const [named, problems, changes, members, tag] = await Promise.all([
    contentNamed(objects, locale),
    releaseProblems({ id, adapters }),
    isToCome ? releaseChanges(items, adapters) : new Map<string, PartChange>(),
    isToCome ? releasesWith(objects) : [],
    releaseTag(db(), items, { adapters }),
  ]);
  const facts = { items, problems, changes, state: stateOf(release) };
  return {
    release,
    state: facts.state,
    tag,
    rows: rowsOf({ objects, named, members, release }, facts),
    refused: problems.size,
  };
}

type Naming = {
  objects: readonly string[];
  named: readonly NamedContent[];
  members: readonly Membership[];
  release: Release;
};

type Facts = {
  items: readonly ReleaseItem[];
  problems: ReadonlyMap<string, PublishProblem[]>;
  changes: ReadonlyMap<string, PartChange>;
  state: ReleaseState;
};

function rowsOf({ objects, named, members, release }: Naming, facts: Facts): PartRow[] {
  const known = new Map(named.map((content) => [content.id, content]));
  return objects.map((id) => {
    // What is in the trash by now is still part of it, and says why it does not go online.
    const gone = { id, type: typeOf(id, facts), title: m.office_search_words_gone(), note: '', url: null };
    const { languages: _, ...content } = known.get(id) ?? { ...gone, languages: [] };
    const elsewhere = members.filter((member) => member.object === id && member.id !== release.id);
    return {
      ...content,
      // Proof: every language gets a cell.
      cells: Object.fromEntries(locales.map((each) => [each, cellOf({ id, locale: each }, facts)])) as PartRow['cells'],
      elsewhere: [...new Set(elsewhere.map(({ title }) => title))],
    };
  });
}

function typeOf(id: string, { items }: Facts): string {
  return items.find((item) => item.id === id)?.type ?? '';
}

function cellOf(part: { id: string; locale: Locale }, { items, problems, changes, state }: Facts): PartCell {
  const item = items.find(({ id, locale }) => id === part.id && locale === part.locale);
  if (!item) return null;
  if (state === 'online' || state === 'ended') return outcomeOf(item);
  const against = problems.get(partKey(item));
  const change = changes.get(partKey(item));
  const isLater = change?.isLater ?? false;
  if (against) {
    const said = against.map((problem) => inWords(problem, item.type));
    return { text: m.release_part_refused(), tone: 'red', problems: [...new Set(said)], isLater };
  }
  const cell = { problems: [], isLater };
  const count = change?.changes ?? null;
  if (count === null) return { ...cell, text: m.release_part_new(), tone: 'amber' };
  if (count === 0) return { ...cell, text: m.release_part_same(), tone: undefined };
  return { ...cell, text: m.release_part_changed({ count }), tone: 'amber' };
}

function outcomeOf({ outcome }: ReleaseItem): PartCell {
  const cell = { problems: [], isLater: false };
  if (outcome === 'online') return { ...cell, text: m.release_part_online(), tone: 'green' };
  if (outcome === 'back') return { ...cell, text: m.release_part_back(), tone: undefined };
  return { ...cell, text: findMessage(outcome ?? '') ?? m.release_part_refused(), tone: 'red' };
}

function inWords({ module, path, message }: PublishProblem, type: string): string {
  const said = findMessage(message) ?? message;
  const [field = ''] = path.split('.');
  if (module !== null) return `${m.office_problem_module()}: ${said}`;
  return field === '' ? said : `${fieldLabel(type, field)}: ${said}`;
}
