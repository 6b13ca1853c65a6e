import { checkContent } from '#app/cms/checks/check-content.ts';
import type { Finding, Rule } from '#app/cms/checks/finding.ts';
import type { ResolveContext } from '#app/cms/resolve.ts';
import { pageFieldsIn } from '#app/collections/page/compile.ts';
import type { DocumentChanges } from '#app/collections/page/document-changes.ts';
import type { DraftPayload } from '#app/collections/page/draft-payload.ts';
import { pageFindings } from '#app/collections/page/page-findings.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { askPage, pageAddress } from '../page-api.ts';
import { definitions, type Editor } from '../state/editor.ts';

export type Review = {
  lang: Locale;
  draft: DraftPayload;
  changes: DocumentChanges;
  findings: Finding[];
  blocking: Rule[];
  /** Modules somebody else has saved since this screen was loaded: nobody publishes what they have not seen. */
  unseen: string[];
};

export type ReviewResult = Review | 'unsaved' | 'failed';

type Changes = DocumentChanges & { draft_tag: string };

/** What would go out in one language and what stands against it, after everything on screen is on the server. */
export async function review(editor: Editor, lang: Locale): Promise<ReviewResult> {
  editor.flushText();
  if (!(await editor.queue.settled())) return 'unsaved';
  const api = pageAddress(editor, lang);
  const [draft, changes, blocking] = await Promise.all([
    askPage<DraftPayload>(`${api}/draft/`),
    askPage<Changes>(`${api}/changes/?of=${lang}`),
    askPage<{ blocking: Rule[] }>(`/${lang}/pageeditor-api/preflight/`),
  ]);
  if (!draft.ok || !changes.ok || !blocking.ok) return 'failed';
  const payload = draft.body;
  const context: ResolveContext = {
    locale: lang,
    media: (media) => editor.media(media) ?? payload.media.find((record) => record.id === media),
    address: ({ type, id: target }) => payload.addresses[`${type}:${target}`],
  };
  const { nodes, outdated } = payload;
  const request = { nodes, definitions, context, outdated, now: Temporal.Now.instant() };
  const { modules, page } = changes.body;
  return {
    lang,
    draft: payload,
    changes: { modules, page },
    findings: [...(payload.page ? pageFindings(pageFieldsIn(payload.page, lang)) : []), ...checkContent(request)],
    blocking: blocking.body.blocking,
    unseen: payload.nodes.filter((node) => (editor.content.get(node.id)?.rev ?? -1) < node.rev).map((node) => node.id),
  };
}
