import { type Actor, idOf, may } from '#app/auth/actor.ts';
import type { ContentModel } from '#app/cms/collection/content-model.ts';
import { insertDrafts } from '#app/cms/collection/draft/write-drafts.server.ts';
import { entryAdapter } from '#app/cms/collection/entry-adapter.server.ts';
import { slotSlug } from '#app/cms/collection/slots.ts';
import type { Attempt } from '#app/cms/draft/draft-answer.ts';
import { mayChangeAll } from '#app/cms/draft/needed-right.ts';
import { sectionNodes } from '#app/cms/draft/section-backups.server.ts';
import { rememberedAnswer } from '#app/cms/draft/write-log.server.ts';
import type { ModuleNode } from '#app/cms/node.ts';
import { insertModules } from '#app/cms/publishing/copy-modules.server.ts';
import { publishedNumbers } from '#app/cms/publishing/publication.server.ts';
import { publishAll } from '#app/cms/publishing/publish.server.ts';
import { noteWrite } from '#app/cms/publishing/save-draft.server.ts';
import { freshCopies } from '#app/cms/tree/fresh-copies.ts';
import { sharedSection } from '#app/collections/shared-section/schema.ts';
import { type Transaction, transaction } from '#app/db/client.server.ts';
import { type Locale, locales } from '#app/i18n/locale.ts';

const { type } = sharedSection;
const [slot = ''] = sharedSection.slots;

type Keeping = {
  /** The container or section that is kept, as its draft is now. */
  module: string;
  title: string;
  actor: Actor;
  contentModel: ContentModel;
  attempt?: Attempt;
};

export type SectionKept =
  /** `online` are the languages in which visitors of other pages would see it at once. */
  | { kind: 'saved'; id: string; number: number; rev: number; online: Locale[] }
  | { kind: 'forbidden' }
  | { kind: 'gone' };

/**
 * Copies a container with everything in it, in both languages, into a shared section of its own
 * (docs/behaviour/editor.md#shared-sections). It goes online in the languages in which the page it comes from is, where
 * that is complete and the person may publish: put in the place of the container it must not leave a hole. Nobody sees it
 * before a page that shows it is published.
 */
export function keepSection({ module, title, actor, contentModel, attempt = {} }: Keeping): Promise<SectionKept> {
  return transaction(async (tx) => {
    const remembered = await rememberedAnswer<Extract<SectionKept, { kind: 'saved' }>>(tx, attempt);
    if (remembered) return remembered;
    if (!may(actor, 'entry:write')) return { kind: 'forbidden' };
    const originals = await sectionNodes(tx, module);
    const [root] = originals;
    if (!root) return { kind: 'gone' };
    const writer = { id: idOf(actor), rights: actor.kind === 'editor' ? actor.rights : [] };
    if (!mayChangeAll(originals, { writer, definitions: contentModel.modules })) return { kind: 'forbidden' };
    const id = crypto.randomUUID();
    const draft = { id, props: { title }, i18n: {}, source: null, external_id: null };
    const [written] = await insertDrafts(tx, { type, drafts: [draft], userId: idOf(actor), contentModel });
    if (!written) return { kind: 'gone' };
    const nodes = copiesIn(id, originals);
    const owner = { content_type: type, object_id: id };
    await insertModules(tx, { nodes, owner, by: idOf(actor), definitions: contentModel.modules });
    const online = await putOnline(tx, id, { root, actor, contentModel });
    const saved = { kind: 'saved' as const, ...written, online };
    const detail = { from: root.object_id, modules: nodes.length };
    await noteWrite(tx, { type, id, actor, attempt, action: 'entry:create' }, { saved, detail });
    return saved;
  });
}

/** The same modules as those of the section, its container at its only place. */
function copiesIn(section: string, originals: readonly ModuleNode[]): ModuleNode[] {
  return freshCopies(originals).map((node, at) => ({
    ...node,
    ...(at === 0
      ? { content_type: type, object_id: section, slug: slotSlug({ type, id: section }, slot) }
      : { slug: null }),
    rev: 1,
  }));
}

type Publishing = { root: ModuleNode; actor: Actor; contentModel: ContentModel };

async function putOnline(tx: Transaction, id: string, { root, actor, contentModel }: Publishing): Promise<Locale[]> {
  const { content_type, object_id } = root;
  if (!content_type || !object_id || !may(actor, 'entry:publish')) return [];
  const adapter = entryAdapter(type, contentModel);
  const online: Locale[] = [];
  for (const locale of locales) {
    const whole = await publishedNumbers(tx, { type: content_type, ids: [object_id], locale });
    if (whole.size === 0) continue;
    const [done] = await publishAll(tx, { adapter, ids: [id], locale, actor });
    if (done?.result.kind === 'published') online.push(locale);
  }
  return online;
}
