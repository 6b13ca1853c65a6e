import { stemOf } from '#app/cms/checks/whole-words.ts';
import { emptyNode, type ModuleNode, type ViewNode } from '#app/cms/node.ts';
import { resolveContext } from '#app/cms/resolve-context.ts';
import { viewNodes } from '#app/cms/view/view-nodes.ts';
import { easyVariant, type PageFields } from '#app/collections/page/page-document.ts';
import { type Explained, explainWords, parseGlossary } from '#app/features/glossary/glossary.ts';
import { readStoredSettings } from '#app/features/site-settings/settings.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { containerModule } from '#app/modules/container/schema.ts';
import { factsModule } from '#app/modules/facts/schema.ts';
import { headlineModule } from '#app/modules/headline/schema.ts';
import { definitions } from '#app/modules/registry.ts';
import { typesettingIn } from '#app/typography/typeset.ts';

/** Where the words stand on a page. */
const anchor = 'words';
const ids = {
  container: '00000000-0000-4000-8000-00000000d001',
  title: '00000000-0000-4000-8000-00000000d002',
  list: '00000000-0000-4000-8000-00000000d003',
};

type Request = { locale: Locale; now: Temporal.Instant };

/**
 * A page in Leichte Sprache with the difficult words it uses explained below it, and the first place of each leading there; any
 * other page as it is. The words are the site's (settings), so a page changes with them.
 */
export async function withGlossary<View extends { page: PageFields; nodes: ViewNode[] }>(
  view: View,
  request: Request,
): Promise<View> {
  if (view.page.language_variant !== easyVariant) return view;
  const glossary = parseGlossary((await readStoredSettings()).glossary[request.locale]);
  const { nodes, words } = explainWords(view.nodes, { glossary, href: `#${anchor}` });
  return words.length === 0 ? view : { ...view, nodes: [...nodes, ...listOf(words, request)] };
}

/** The list as modules of the page, in the order of the alphabet. */
function listOf(words: readonly Explained[], { locale, now }: Request): ViewNode[] {
  const sorted = words.toSorted((one, other) => one.word.localeCompare(other.word, locale));
  const keyed = sorted.map((entry, index) => ({ ...entry, _key: String(index) }));
  const title = { type: 'doc', content: [{ type: 'text', text: m.shell_glossary({}, { locale }) }] };
  const texts = Object.fromEntries(
    keyed.map((entry) => [entry._key, { label: stemOf(entry.word).letters, value: entry.explanation }]),
  );
  const nodes: ModuleNode[] = [
    { ...emptyNode(containerModule, { id: ids.container, at: { parent: null, column: 0 } }), layout: '67-33' },
    {
      ...emptyNode(headlineModule, { id: ids.title, at: { parent: ids.container, column: 0 } }),
      pos: 'a',
      props: { headline_level: 2, anchor },
      i18n: { [locale]: { content: title } },
    },
    {
      ...emptyNode(factsModule, { id: ids.list, at: { parent: ids.container, column: 0 } }),
      pos: 'b',
      props: { children: keyed.map(({ _key }) => ({ _key })) },
      i18n: { [locale]: { children: texts } },
    },
  ];
  const context = resolveContext({ locale, media: [], addresses: {}, typeset: typesettingIn(locale) });
  return viewNodes(nodes, { definitions, context, now }).nodes;
}
