import { parseLink, type StoredLink, targetAddress } from '../link.ts';
import { documentLinks } from '../rich-text/document-links.ts';
import { parseRich } from '../rich-text/rich-document.ts';
import type { CheckRequest, Finding } from './finding.ts';
import type { Place } from './places.ts';

type Found = { text: string | null; link: StoredLink };

/** Words that say nothing about where a link leads, when they stand alone (WCAG 2.4.4). */
const empty = new Set(
  [
    'hier, hier klicken, klicken sie hier, mehr, weiter, weiterlesen, mehr lesen, mehr erfahren, link, zum link, details',
    'here, click here, more, read more, learn more, find out more, link, details, this, this link',
  ]
    .join(', ')
    .split(', '),
);

/**
 * The platform for online disputes was switched off on 20 July 2025; links to it mislead
 * (docs/behaviour/law-and-accessibility.md#dispute-platform).
 */
const odr = /ec\.europa\.eu\/consumers\/odr/i;

/** True for an address on the platform for disputes that was switched off. */
export function isOldDisputePlatform(url: string): boolean {
  return odr.test(url);
}

/** Link texts that say nothing, targets that are gone or offline, modules that show something that is, and the dispute platform that no longer exists. */
export function linkChecks(places: readonly Place[], { context }: CheckRequest): Finding[] {
  return places.flatMap((place) => {
    const at = { module: place.module, path: place.path };
    const links = linksAt(place).flatMap(({ text, link }): Finding[] => [
      ...(text !== null && isEmpty(text)
        ? [{ rule: 'link-text' as const, ...at, message: 'forms_check_link_text', words: text.trim() }]
        : []),
      ...targetFindings(link, { ...at, words: text?.trim() ?? '' }, context),
    ]);
    return [...links, ...ownText(place), ...staleCode(place), ...shownFindings(place, context)];
  });
}

/** The links of one field, with the words that carry them where they have some. */
export function linksAt({ field, stored }: Pick<Place, 'field' | 'stored'>): Found[] {
  if (field.kind === 'link') {
    const link = parseLink(stored.shared);
    return link ? [{ text: null, link }] : [];
  }
  if (field.kind !== 'rich-text') return [];
  return documentLinks(parseRich(stored.localized)).map(({ text, attrs: { ref, href } }) => ({
    text,
    link: { ...(ref ? { ref } : {}), ...(href ? { url: href } : {}) },
  }));
}

function targetFindings(
  { ref, url }: StoredLink,
  at: { module: string; path: string; words: string },
  context: CheckRequest['context'],
): Finding[] {
  if (url && isOldDisputePlatform(url)) return [{ rule: 'odr', ...at, message: 'forms_check_odr' }];
  if (!ref) return [];
  const address = targetAddress(ref, context);
  if (!address) return [{ rule: 'link-target', ...at, message: 'forms_check_link_gone' }];
  const words = address.title || at.words;
  return address.online ? [] : [{ rule: 'link-target', ...at, words, message: 'forms_check_link_offline' }];
}

/** A module that shows something of a collection shows nothing while that is not online. */
function shownFindings({ module, path, field, stored }: Place, context: CheckRequest['context']): Finding[] {
  const { target } = field.options;
  if (field.kind !== 'reference' || !target || target === 'media' || typeof stored.shared !== 'string') return [];
  const address = context.address({ type: target, id: stored.shared });
  if (address?.online) return [];
  return [{ rule: 'link-target', module, path, message: 'forms_check_shown_offline', words: address?.title ?? '' }];
}

/** The words of a button or teaser link stand in a field of their own. */
function ownText({ module, path, name, field, stored }: Place): Finding[] {
  const text = typeof stored.localized === 'string' ? stored.localized : '';
  if (field.kind !== 'text' || !/(^|_)(link|button)_text$/.test(name) || !isEmpty(text)) return [];
  return [{ rule: 'link-text', module, path, message: 'forms_check_link_text', words: text.trim() }];
}

function staleCode({ module, path, field, stored }: Place): Finding[] {
  const code = field.kind === 'text' && typeof stored.shared === 'string' ? stored.shared : '';
  return isOldDisputePlatform(code) ? [{ rule: 'odr', module, path, message: 'forms_check_odr' }] : [];
}

function isEmpty(text: string): boolean {
  return empty.has(
    text
      .toLowerCase()
      .replace(/[^\p{L}\s]/gu, '')
      .trim()
      .replace(/\s+/g, ' '),
  );
}
