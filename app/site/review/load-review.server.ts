import { can } from '#app/auth/policy.ts';
import { ownerPlace, titleOfPlace } from '#app/features/editing/owner-place.server.ts';
import { type Author, type Thread, teamAuthor, threadsOfReview } from '#app/features/reviews/comments.server.ts';
import { readerOf } from '#app/features/reviews/readers.server.ts';
import { idOfToken } from '#app/features/reviews/review-token.server.ts';
import { findReview, isOver, type Review } from '#app/features/reviews/reviews.server.ts';
import { formatMoment } from '#app/i18n/format-moment.ts';
import { isLocale, type Locale, locales, otherLocale } from '#app/i18n/locale.ts';
import type { LoadContext } from '#app/load-context.ts';
import { urls } from '#app/urls.ts';
import siteConfig from '#site-config';

export type Me = Author & { hasFinished: boolean };

/** The review a link opens for whoever asks, and who they are to it. */
export type OpenReview = { review: Review; token: string; me: Me | null };

type Asked = { url: URL; request: Request } & Pick<LoadContext, 'viewer' | 'now'>;

/** `gone` for a link that has ended or was taken back, null for one this site never made. */
export async function openReview({ url, request, viewer, now }: Asked): Promise<OpenReview | 'gone' | null> {
  const token = url.searchParams.get('token') ?? '';
  const id = idOfToken('review', token);
  const review = id === null ? null : await findReview(id);
  if (!review) return id === null ? null : 'gone';
  if (isOver(review, now)) return 'gone';
  if (viewer.kind === 'editor' && can(viewer, 'draft:read'))
    return { review, token, me: { ...teamAuthor(viewer), hasFinished: false } };
  const reader = await readerOf(request, review.id);
  return { review, token, me: reader && { kind: 'reader', ...reader } };
}

export type ShownThread = Omit<Thread, 'object' | 'locale' | 'by' | 'answers'> & {
  /** Its number on the page; ticked off or not, it keeps it. */
  number: number;
  isOwn: boolean;
  answers: (Omit<Thread['answers'][number], 'by'> & { isOwn: boolean })[];
};

/** A way to another page of the review, or to the same in the other language, with what is open there. */
export type ReviewWay = { title: string; url: string; isHere: boolean; open: number; address: string | null };

/** What the screen of a review shows: one page in one language, and what was said of it. */
export async function loadReview({ review, token, me }: OpenReview, { url, locale }: { url: URL; locale: Locale }) {
  const places = await Promise.all(review.objects.map((object) => ownerPlace(object)));
  const asked = Number(url.searchParams.get('at') ?? 0);
  const at = places[asked] ? asked : places.findIndex((place) => place !== null);
  const place = places[at] ?? null;
  const of = languageOf(url, locale, place?.urls ?? {});
  const threads = await threadsOfReview(review.id);
  const openAt = (object: string | undefined, language?: Locale) =>
    threads.filter(
      (thread) => thread.object === object && !thread.resolvedBy && (!language || thread.locale === language),
    ).length;
  const here = threads.filter((thread) => thread.object === place?.id && thread.locale === of);
  return {
    title: review.title,
    sharedBy: review.sharedBy,
    /** What the team is called beside its answers. */
    team: siteConfig.shortName,
    until: formatMoment(review.expiresAt, locale),
    me: me && { kind: me.kind, name: me.name, hasFinished: me.hasFinished },
    of,
    frame: place?.urls[of] ? urls.reviewedPage(of, token, at) : null,
    pages: places.flatMap((each, index): ReviewWay[] =>
      each
        ? [
            {
              title: titleOfPlace(each, locale),
              url: urls.review(locale, token, { at: index, of }),
              isHere: index === at,
              open: openAt(each.id),
              address: each.urls[of] ?? null,
            },
          ]
        : [],
    ),
    languages: locales.map(
      (language): ReviewWay => ({
        title: language,
        url: urls.review(locale, token, { at, of: language }),
        isHere: language === of,
        open: openAt(place?.id, language),
        address: place?.urls[language] ?? null,
      }),
    ),
    threads: here.map((thread, index) => shown(thread, index + 1, me, locale)),
    object: place?.id ?? '',
    /** Pressing twice writes once. */
    nextId: crypto.randomUUID(),
  };
}

export type ReviewData = Awaited<ReturnType<typeof loadReview>>;

/** The language that was asked for, or the one of the address; where the page is in one language only, that one. */
function languageOf(url: URL, locale: Locale, addresses: Partial<Record<Locale, string>>): Locale {
  const asked = url.searchParams.get('of');
  if (isLocale(asked)) return asked;
  return addresses[locale] === undefined && addresses[otherLocale(locale)] !== undefined ? otherLocale(locale) : locale;
}

function shown(thread: Thread, number: number, me: Me | null, locale: Locale): ShownThread {
  const { object: _, locale: __, by, answers, ...rest } = thread;
  return {
    ...rest,
    at: formatMoment(rest.at, locale),
    number,
    isOwn: by === me?.id,
    answers: answers.map(({ by: author, at, ...answer }) => ({
      ...answer,
      at: formatMoment(at, locale),
      isOwn: author === me?.id,
    })),
  };
}
