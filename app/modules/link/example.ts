import type { ModuleExample } from '#app/cms/module.ts';

export const example: ModuleExample = {
  props: { link: { url: '/de/besuch' }, extra_class: 'more' },
  i18n: { de: { link_text: 'Besuch planen' }, en: { link_text: 'Plan your visit' } },
};
