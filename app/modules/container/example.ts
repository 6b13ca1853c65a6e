import type { ModuleExample } from '#app/cms/module.ts';

export const example: ModuleExample = { props: { extra_class: 'cc02' }, i18n: { de: {}, en: {} } };
