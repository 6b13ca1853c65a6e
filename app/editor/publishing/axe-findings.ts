import type { Finding } from '#app/cms/checks/finding.ts';

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
  'color-contrast',
  'duplicate-id-aria',
];

/** Lets axe look at the drawn page, without the editor's own instruments. Its code comes when somebody asks. */
export async function axeFindings(): Promise<Finding[]> {
  const { default: axe } = await import('axe-core');
  const main = document.querySelector('main') ?? document.body;
  const { violations } = await axe.run(
    { include: [main], exclude: [['[data-editor-chrome]']] },
    { runOnly: { type: 'rule', values: contentRules }, resultTypes: ['violations'] },
  );
  return violations.flatMap(({ help, nodes }) =>
    nodes.map(({ target }): Finding => {
      const [selector] = target;
      const element = typeof selector === 'string' ? document.querySelector(selector) : null;
      const module = element?.closest('[data-m]')?.getAttribute('data-m') ?? null;
      const path = element?.closest('[data-f]')?.getAttribute('data-f') ?? '';
      const place = typeof selector === 'string' ? { selector } : {};
      return { rule: 'axe', module, path, message: 'forms_check_axe', words: help, ...place };
    }),
  );
}
