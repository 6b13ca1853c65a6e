const formScreens = /^\/(?:de|en)\/(?:login|login\/forgot|login\/new|logout|setup)(?:\.data)?$/;

/** Screens with a form for people who are not signed in yet: drawn for one person, with their token. */
export function isFormScreen(path: string): boolean {
  return formScreens.test(path);
}
