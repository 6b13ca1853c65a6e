/** How an id is written, for JavaScript and PostgreSQL alike. */
export const uuidShape = '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$';

const shape = new RegExp(uuidShape);

/** Whether what came in an address, a form or a file is an id at all: PostgreSQL answers anything else with an error. */
export function isUuid(text: string | undefined): text is string {
  return shape.test(text ?? '');
}
