import type { NewAlert } from './commands.server.ts';

/** A notice in German that stands everywhere and always, but for what a test is about. */
export function germanAlert(title: string, some: Partial<NewAlert> = {}): NewAlert {
  const reach = { starts: null, ends: null, paths: [], urgency: 'info' as const };
  return { title: { de: title }, text: {}, link: {}, link_title: {}, online_in: ['de'], ...reach, ...some };
}
