import type { Editor } from '#app/auth/viewer.ts';
import { movePage, updatePage } from '#app/collections/page/draft/commands.server.ts';
import type { PageRefusal, PageSaved, PageStale } from '#app/collections/page/draft/page-answer.ts';
import { readPage } from '#app/collections/page/read-pages.server.ts';
import type { PageInput } from '#app/collections/page/schema.ts';
import { isUuid } from '#app/db/uuid.ts';
import { locales } from '#app/i18n/locale.ts';
import { directions, movesOf, type Placed, type Spot } from './page-moves.ts';

/** `place` is what has moved, `menus` what is written and waits to be published. */
type Done = { kind: 'place' | 'menus'; id: string };
type Refusal = Exclude<PageRefusal, { kind: 'refused' }>['kind'] | Extract<PageRefusal, { kind: 'refused' }>['refusal'];
export type PagesOutcome = Done | { kind: 'refused'; reason: Refusal | 'stale' | 'nowhere' };

const longestName = 80;
/** What a press on a switch writes. */
const switches: Readonly<Record<string, PageInput>> = {
  'menu-on': { in_menu: true },
  'menu-off': { in_menu: false },
  'footer-on': { in_footer: true },
  'footer-off': { in_footer: false },
};

/** What the screen was asked for; null where it asks for nothing that there is. `pages` are all, in the order of the tree. */
export async function changePages(
  form: FormData,
  { pages, actor }: { pages: readonly Placed[]; actor: Editor },
): Promise<PagesOutcome | null> {
  const [command = '', given = ''] = String(form.get('command') ?? '').split(':');
  const id = given || String(form.get('id') ?? '');
  if (!isUuid(id)) return null;
  const direction = directions.find((each) => each === command);
  if (direction) return place(id, movesOf(pages, id)[direction], actor);
  if (command === 'move') return place(id, spotOf(form), actor);
  const input = command === 'name' ? nameOf(form) : switches[command];
  return input ? write(id, input, actor) : null;
}

async function place(id: string, spot: Spot | undefined, actor: Editor): Promise<PagesOutcome> {
  if (!spot) return { kind: 'refused', reason: 'nowhere' };
  return outcomeOf(await movePage({ id, ...spot, actor }), 'place');
}

/** One field, whoever has written others meanwhile: it is written into what there is now. */
async function write(id: string, input: PageInput, actor: Editor): Promise<PagesOutcome> {
  const page = await readPage(id);
  if (!page) return { kind: 'refused', reason: 'gone' };
  return outcomeOf(await updatePage({ id, baseRev: page.rev, input, actor }), 'menus');
}

function outcomeOf(answer: PageSaved | PageStale | PageRefusal, kind: Done['kind']): PagesOutcome {
  if (answer.kind === 'saved') return { kind, id: answer.id };
  return { kind: 'refused', reason: answer.kind === 'refused' ? answer.refusal : answer.kind };
}

function spotOf(form: FormData): Spot {
  const idIn = (name: string) => {
    const value = String(form.get(name) ?? '');
    return isUuid(value) ? value : null;
  };
  return { parent: idIn('parent'), before: idIn('before') };
}

function nameOf(form: FormData): PageInput {
  const names = locales.map((locale) => {
    const name = String(form.get(`menu_name_${locale}`) ?? '').replaceAll('\0', '');
    return [locale, name.trim().slice(0, longestName)];
  });
  return { menu_name: Object.fromEntries(names) };
}
