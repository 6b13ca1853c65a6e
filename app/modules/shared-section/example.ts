import type { ModuleExample } from '#app/cms/module.ts';
import { exampleVenue } from '../example-text.ts';

export const example: ModuleExample = { props: { section: exampleVenue }, i18n: { de: {}, en: {} } };
