import type { ModuleExample } from '#app/cms/module.ts';

export const example: ModuleExample = {
  props: { embed: { url: 'https://issuu.com/reepwerk/docs/jahresheft-2026' }, media_type: 'issuu' },
  i18n: { de: { title: 'Jahresheft 2026' }, en: { title: 'Annual review 2026' } },
};
