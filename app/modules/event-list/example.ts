import type { ModuleExample } from '#app/cms/module.ts';
import { lineOf } from '../example-text.ts';

export const example: ModuleExample = {
  props: { filters: 'weekend', items: 5 },
  i18n: { de: { headline: lineOf('Am Wochenende') }, en: { headline: lineOf('This weekend') } },
};
