import type { ModuleExample } from '#app/cms/module.ts';
import { exampleSheet, items } from '../example-text.ts';

const sheets = items({
  props: { file: { media: exampleSheet } },
  de: { title: 'Lageplan' },
  en: { title: 'Site plan' },
});

export const example: ModuleExample = {
  props: { children: sheets.shared },
  i18n: { de: { children: sheets.de }, en: { children: sheets.en } },
};
