import type { ModuleExample } from '#app/cms/module.ts';
import { exampleCategory, lineOf } from '../example-text.ts';

export const example: ModuleExample = {
  props: { categories: [exampleCategory] },
  i18n: { de: { headline: lineOf('Neu auf den Regalen') }, en: { headline: lineOf('New on the shelves') } },
};
