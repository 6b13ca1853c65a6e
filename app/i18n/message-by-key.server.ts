import type { Locale } from './locale.ts';
import { m } from './paraglide/messages.js';

type Message = (inputs: Record<string, unknown>, options: { locale: Locale }) => string;

/** A message whose key a definition names, for answers that the server writes; the key itself when nobody has written it. */
export function messageByKey(key: string, locale: Locale, inputs: Record<string, unknown> = {}): string {
  // Proof: the compiler writes one function of this type for each message.
  const message = (m as unknown as Record<string, Message | undefined>)[key];
  return message ? message(inputs, { locale }) : key;
}
