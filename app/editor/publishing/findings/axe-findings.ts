import type { Finding } from '#app/cms/checks/finding.ts';
import type { Locale } from '#app/i18n/locale.ts';
import type { Editor } from '../../core/editor.ts';
import { asOurs } from './axe-as-ours.ts';

/** About the words and structure an editor is responsible for; the frame of the page has tests of its own. */
const contentRules = [
  'image-alt',
  'link-name',
  'button-name',
  'empty-heading',
  'heading-order',
  'frame-title',
  'list',
  'listitem',
  'valid-lang',
  'color-contrast',
  'duplicate-id-aria',
];

/** Axe refuses to begin while it looks, as when a change comes before it has done. */
let before: Promise<unknown> = Promise.resolve();

/**
 * Lets axe look at the rendered page, without the editor's own instruments, and answers what is not `known` already. What
 * one of our rules is about speaks and is mended as ours. Its code and its words come when somebody asks.
 */
export async function axeFindings(editor: Editor, known: readonly Finding[]): Promise<Finding[]> {
  const [{ default: axe }, wordsOf] = await Promise.all([import('axe-core'), wordsIn(editor.context.locale)]);
  const main = document.querySelector('main') ?? document.body;
  const look = () =>
    axe.run(
      { include: [main], exclude: [['[data-editor-chrome]']] },
      { runOnly: { type: 'rule', values: contentRules }, resultTypes: ['violations'] },
    );
  const looking = before.then(look);
  before = looking.catch(() => undefined);
  const { violations } = await looking;
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.flatMap(({ target }): Finding[] => {
      const [selector] = target;
      const element = typeof selector === 'string' ? document.querySelector(selector) : null;
      if (id === 'empty-heading' && isPlaceToWrite(element)) return [];
      const module = element?.closest('[data-m]')?.getAttribute('data-m') ?? null;
      const path = element?.closest('[data-f]')?.getAttribute('data-f') ?? '';
      const place = typeof selector === 'string' ? { selector } : {};
      const seen: Finding = {
        rule: 'axe',
        module,
        path,
        message: 'forms_check_axe',
        words: wordsOf(id) ?? help,
        ...place,
      };
      return [element && module ? asOurs(editor, { rule: id, element, seen }) : seen];
    }),
  );
  return found.filter((one) => !known.some((ours) => isSame(ours, one)));
}

/** An empty field stands on the page while it is edited, to be written in; visitors are not shown it, and what must be there is asked for by a rule of ours. */
function isPlaceToWrite(heading: Element | null): boolean {
  return heading !== null && (heading.matches('[data-f]') || heading.querySelector('[data-f]') !== null);
}

/** One heading of a module skips a level in the data and on the page alike, whatever field it was rendered from. */
function isSame(ours: Finding, { module, path, like }: Finding): boolean {
  return ours.module === module && ours.rule === like && (like === 'heading' || ours.path === path);
}

/**
 * What each rule says in German; axe itself speaks English. Its own way of taking another language makes code of strings,
 * which the policy of the site forbids.
 */
async function wordsIn(locale: Locale): Promise<(rule: string) => string | undefined> {
  if (locale === 'en') return () => undefined;
  const { rules } = (await import('axe-core/locales/de.json')).default;
  const known = new Map(Object.entries(rules));
  return (rule) => known.get(rule)?.help;
}
