import { defineCollection } from '#app/cms/collection.ts';
import { termFields } from '../fields/programme-fields.ts';

/** Of what art something is: theatre, music, dance. */
export const genre = defineCollection({ type: 'genre', fields: termFields(), titleField: 'name' });
