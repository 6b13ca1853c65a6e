import type { ModuleExample } from '#app/cms/module.ts';
import { exampleVenue, lineOf } from '../example-text.ts';

export const example: ModuleExample = {
  props: { children: [exampleVenue] },
  i18n: { de: { headline: lineOf('Häuser') }, en: { headline: lineOf('Our buildings') } },
};
