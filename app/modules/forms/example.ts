import type { ModuleExample } from '#app/cms/module.ts';

export const example: ModuleExample = { props: { form_id: 'schulklasse' }, i18n: { de: {}, en: {} } };
