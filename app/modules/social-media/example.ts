import type { ModuleExample } from '#app/cms/module.ts';

export const example: ModuleExample = {
  props: { embed: { url: 'https://www.instagram.com/p/CxYzAbC1234/' }, media_type: 'instagram' },
  i18n: { de: { title: 'Blick auf den Hechelboden' }, en: { title: 'A look at the hackling floor' } },
};
