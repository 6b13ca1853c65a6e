import { sectionRoutes } from '#app/features/addresses/section-pages.ts';
import siteConfig from '#site-config';

const loginScreens =
  /^\/(?:de|en)\/(?:login|login\/forgot|login\/new|login\/invitation|login\/code|logout|setup)(?:\.data)?$/;
const visitorForms = new RegExp(
  `^/(?:${sectionRoutes(siteConfig.sections, 'forms-slug-id')
    .map(({ path }) => path.replace(/:\w+/g, '[^/]+'))
    .join('|')})(?:\\.data)?/?$`,
);
/** Where people without an account comment on a draft. */
const reviewScreen = /^\/(?:de|en)\/review(?:\.data)?$/;
/** Programs read what a form asks before they write; with it they get the token they need. */
const formCall = /^\/(?:de|en)\/api\/forms\/\d{1,15}\/?$/;

/** Screens with a form for people who are not signed in: rendered for one person, with their token. */
export function isFormScreen(path: string): boolean {
  return isLoginScreen(path) || isVisitorForm(path) || reviewScreen.test(path) || formCall.test(path);
}

/** Where people log in, out and get a new password, and where the first of them begins. */
export function isLoginScreen(path: string): boolean {
  return loginScreens.test(path);
}

/**
 * The page of a form of the site. A form inside of a page that everybody gets from memory is sent without a token: this
 * page takes it, stores nothing, and shows it for review with a token (decision 15).
 */
export function isVisitorForm(path: string): boolean {
  return visitorForms.test(path);
}
