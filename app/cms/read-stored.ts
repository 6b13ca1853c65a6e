import type { z } from 'zod';

/**
 * What is stored of a field, or undefined where nothing is or where it could not be stored today. Most fields of most
 * things are empty, and a refusal is what a parser takes longest for: nothing is not even asked about.
 */
export function readStored<Shape extends z.ZodType>(shape: Shape, value: unknown): z.output<Shape> | undefined {
  return value === undefined || value === null ? undefined : shape.safeParse(value).data;
}
