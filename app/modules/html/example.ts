import type { ModuleExample } from '#app/cms/module.ts';

export const example: ModuleExample = {
  props: { html_code: '<p>Hello</p><script>document.body.append(1 + 1)</script>' },
  i18n: { de: { title: 'Wasserstand im Fleet' }, en: { title: 'Water level in the canal' } },
};
