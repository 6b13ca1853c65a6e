import type { ModuleExample } from '#app/cms/module.ts';
import { lineOf } from '../example-text.ts';

export const example: ModuleExample = {
  props: {},
  i18n: { de: { headline: lineOf('Verzeichnis') }, en: { headline: lineOf('Register') } },
};
