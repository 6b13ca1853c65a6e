import type { ModuleExample } from '#app/cms/module.ts';

export const example: ModuleExample = {
  props: { begins: '2026-06-20T10:00', ends: '2027-03-14T18:00' },
  i18n: { de: {}, en: {} },
};
