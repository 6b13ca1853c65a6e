import { checkContent } from '#app/cms/checks/check-content.ts';
import type { Finding, Rule } from '#app/cms/checks/finding.ts';
import type { ModuleNode } from '#app/cms/node.ts';
import type { DocumentChanges } from '#app/cms/publishing/document-changes.ts';
import type { ResolveContext } from '#app/cms/resolve.ts';
import { venueDay } from '#app/cms/venue-time.ts';
import { pageFieldsIn } from '#app/collections/page/compile.ts';
import type { DraftPayload } from '#app/collections/page/draft-payload.ts';
import { pageFindings } from '#app/collections/page/page-findings.ts';
import type { Answer } from '#app/contract/client/call-types.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { entryAnchors } from '#app/section-anchors.ts';
import { call, ownerParams } from '../call.ts';
import { loadVersion, type VersionContent } from '../changes/load-version.ts';
import type { Editor } from '../core/editor.ts';
import { definitions } from '../document/definitions.ts';

export type Review = {
  lang: Locale;
  draft: DraftPayload;
  changes: DocumentChanges;
  /** What visitors read now; null while they read nothing. */
  before: VersionContent | null;
  /** Who wrote in the changed modules last, by module. */
  written: ReadonlyMap<string, Answer<'changes'>['written'][number]>;
  findings: Finding[];
  blocking: Rule[];
  /** Pictures and addresses in the language that is looked at. */
  context: ResolveContext;
  /** The day on which the words of a module are first read as they are. */
  dayOf(module: string | null): Temporal.PlainDate;
  /** Modules somebody else has saved since this screen was loaded: nobody publishes what they have not seen. */
  unseen: string[];
};

export type ReviewResult = Review | 'unsaved' | 'failed';

type Missing = Answer<'changes'>['missing'];

/** What would go out in one language and what stands against it, after everything on screen is on the server. */
export async function review(editor: Editor, lang: Locale): Promise<ReviewResult> {
  if (!(await editor.saved())) return 'unsaved';
  const params = ownerParams(editor, lang);
  const [draft, changes, blocking] = await Promise.all([
    call('draft', { params }),
    call('changes', { params, query: { of: lang } }),
    call('readBlocking', { params: { lang } }),
  ]);
  if (!draft.ok || !changes.ok || !blocking.ok) return 'failed';
  const payload = draft.body;
  const context: ResolveContext = {
    locale: lang,
    media: (media) => editor.fields.media(media) ?? payload.media.find((record) => record.id === media),
    address: ({ type, id: target }) => payload.addresses[`${type}:${target}`],
  };
  const { outdated, style } = payload;
  const nodes = inPageOrder(editor, payload.nodes, ({ id }) => id);
  const request = {
    nodes,
    definitions,
    context,
    outdated,
    style,
    now: Temporal.Now.instant(),
    anchors: payload.page ? [] : entryAnchors,
  };
  const live = payload.published[lang];
  const before = live ? await loadVersion(editor, live.n, lang) : null;
  const { modules, page, missing, written } = changes.body;
  const found = [...(payload.page ? pageFindings(pageFieldsIn(payload.page, lang)) : []), ...checkContent(request)];
  return {
    lang,
    draft: payload,
    changes: { modules: inPageOrder(editor, modules, ({ module }) => module), page },
    before,
    written: new Map(written.map((one) => [one.module, one])),
    findings: withMissing(found, missing, nodes),
    context,
    dayOf: (module) => firstRead(payload, lang, module),
    blocking: blocking.body.blocking,
    unseen: payload.nodes.filter((node) => (editor.content.get(node.id)?.rev ?? -1) < node.rev).map((node) => node.id),
  };
}

/** From top to bottom as on the page, so that a list stays as it is while one finding after the other is mended. */
function inPageOrder<Of>({ content }: Editor, parts: readonly Of[], idOf: (part: Of) => string): Of[] {
  const rendered = content.inOrder();
  const places = new Map(rendered.map(({ id }, place) => [id, place]));
  const placeOf = (part: Of) => places.get(idOf(part)) ?? places.size;
  return parts.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** What must be there goes first; what a rule of ours has found as well is said once, with what that rule knows. */
function withMissing(found: readonly Finding[], missing: Missing, nodes: readonly ModuleNode[]): Finding[] {
  const placeOf = ({ module }: Missing[number]) => nodes.findIndex(({ id }) => id === module);
  const isThere = (one: Finding, { module, path }: Missing[number]) => one.module === module && one.path === path;
  const rest = missing
    .filter((problem) => !found.some((one) => isThere(one, problem)))
    .sort((one, other) => placeOf(one) - placeOf(other));
  return [
    ...rest.map((problem): Finding => ({ rule: 'required', ...problem, mustMend: true })),
    ...found.map(
      (one): Finding => (missing.some((problem) => isThere(one, problem)) ? { ...one, mustMend: true } : one),
    ),
  ];
}

/** What visitors have already was first read when it was published, the rest when it goes out: planned, or today. */
function firstRead(
  { live, published, scheduled }: DraftPayload,
  lang: Locale,
  module: string | null,
): Temporal.PlainDate {
  const planned = scheduled.find(({ locale, action }) => locale === lang && action === 'publish')?.due_at;
  const since = module !== null && live[lang].same.includes(module) ? published[lang]?.at : undefined;
  const instant = since ?? planned;
  return Temporal.PlainDate.from(venueDay(instant ? Temporal.Instant.from(instant) : Temporal.Now.instant()));
}
