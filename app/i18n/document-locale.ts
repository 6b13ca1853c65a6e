import { defaultLocale, isLocale } from './locale.ts';
import { overwriteGetLocale } from './paraglide/runtime.js';

/** In the browser messages speak the language of the document. Called once, before hydration. */
export function speakDocumentLocale(): void {
  overwriteGetLocale(() => {
    const { lang } = document.documentElement;
    return isLocale(lang) ? lang : defaultLocale;
  });
}
