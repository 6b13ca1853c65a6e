import type { House } from '#app/cms/collection/house.ts';
import { collections } from '#app/collections/registry.ts';
import { definitions } from './registry.ts';

/** All that this house describes once; every command on entries takes it. */
export const house: House = { collections, modules: definitions };
