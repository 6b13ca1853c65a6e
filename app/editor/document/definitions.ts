import { modules } from '#app/modules/registry.ts';

/** What each kind of module is made of, by its model. */
export const definitions = Object.fromEntries(modules.map((definition) => [definition.model, definition]));
