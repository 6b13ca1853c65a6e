/** Where a call of visitors is made; `Name` is that of its row, which says what is answered. */
export type VisitorAddress<Name extends string> = string & { readonly answers?: Name };

// They are functions, because those weigh no more in a visitor's browser than the address written where it is used.

export function openingHoursToday(lang: string): VisitorAddress<'openingHoursToday'> {
  return `/${lang}/api/opening-hours-today/`;
}

export function autocomplete(query: { query: string; lang: string }): VisitorAddress<'autocomplete'> {
  return `/api/search/autocomplete/?${new URLSearchParams(query)}`;
}

export function currentUser(lang: string): VisitorAddress<'user'> {
  return `/${lang}/pageeditor-api/user`;
}

/** A page by its path, which may begin with the language once more. */
export function pageByPath(lang: string, path: string): VisitorAddress<'page'> {
  return `/${lang}/pageeditor-api/page${path}`;
}

/** The path of a row, of an address whose parts are names: `{lang}`. */
export function pathOf(address: string): string {
  return address.replace(/\/?(\?.*)?$/, '');
}
