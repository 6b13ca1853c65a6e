import type { ModuleExample } from '#app/cms/module.ts';
import { lineOf } from '../example-text.ts';

export const example: ModuleExample = {
  props: { items: 5 },
  i18n: { de: { headline: lineOf('Aus der Mediathek') }, en: { headline: lineOf('From the media library') } },
};
