const shape = /^\/(?:(?:de|en)\/)?(?:api|pageeditor-api)(?:\/|$)/;

/** Whether an address belongs to the interface of specification section 7, with or without its language. */
export function isApiPath(path: string): boolean {
  return shape.test(path);
}
