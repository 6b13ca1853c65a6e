import type { Locale } from '#app/i18n/locale.ts';
import type { ModuleNode } from '../node.ts';
import type { ResolveContext } from '../resolve.ts';
import type { Definitions } from '../view/view-nodes.ts';
import type { StyleGuide } from './style-guide.ts';

/** Everything that is looked at before publishing. `axe` looks at the rendered page and therefore only in the browser. */
export const rules = [
  'alt',
  'heading',
  'anchor',
  'link-text',
  'link-target',
  'translation',
  'outdated',
  'numbers',
  'wording',
  'sentence',
  'easy',
  'date',
  'credit',
  'meta',
  'embed-title',
  'odr',
  'axe',
] as const;

export type Rule = (typeof rules)[number];

/** For what comes from a request or the settings. */
export function isRule(value: unknown): value is Rule {
  return rules.includes(value as Rule);
}

/** Something to look at before publishing: where it is, and which words or values it is about. */
export type Finding = {
  /** `required` is no rule a site could do without: it is what must be there. */
  rule: Rule | 'required';
  /** Null for the fields of the page itself. */
  module: string | null;
  /** `image.alt`, or `children.<key>.image.alt` inside a list. */
  path: string;
  /** A key of the message files. */
  message: string;
  words?: string;
  /** The value that would be right, where there is exactly one. */
  better?: string | number;
  /** Where it is on the rendered page, for what stands in no module. */
  selector?: string;
  /** The rule of ours that what was found on the rendered page belongs to; it is mended in the same way. */
  like?: Rule | 'link-name' | 'language';
  /** True when nothing goes out with it, whatever the site has decided. */
  mustMend?: true;
};

/** Whether nothing goes out before this is mended: it must be there, or the site has decided so. */
export function isInTheWay({ rule, mustMend }: Finding, blocking: readonly Rule[]): boolean {
  return mustMend === true || blocking.some((one) => one === rule);
}

export type CheckRequest = {
  /** The whole draft with both languages. */
  nodes: readonly ModuleNode[];
  definitions: Definitions;
  /** Language, pictures and addresses, those of offline things included. */
  context: ResolveContext;
  /** Fields whose source has changed since they were translated, or was only copied, where that is known. */
  outdated?: readonly { module: string; field: string; locale: Locale; source?: unknown }[];
  /** Places the page has besides those of its modules: the fixed parts of an entry's page. */
  anchors?: readonly string[];
  /** How the venue writes; without it no word is looked for. */
  style?: StyleGuide;
  /** Whether the page is one in Leichte Sprache. */
  isEasy?: boolean;
  now: Temporal.Instant;
};
