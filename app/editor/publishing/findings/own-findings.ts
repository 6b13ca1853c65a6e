import { checkContent } from '#app/cms/checks/check-content.ts';
import type { Finding } from '#app/cms/checks/finding.ts';
import { pageFieldsIn } from '#app/collections/page/compile.ts';
import { easyVariant } from '#app/collections/page/page-document.ts';
import { pageFindings } from '#app/collections/page/page-findings.ts';
import { entryAnchors } from '#app/section-anchors.ts';
import type { Editor } from '../../core/editor.ts';
import { definitions } from '../../document/definitions.ts';

/** What the content checks say of the page on this screen in its language: no server asked, no picture of it looked at. */
export function ownFindings({ content, context, payload }: Editor): Finding[] {
  const { page, outdated, style } = payload.get();
  const request = {
    nodes: content.all(),
    definitions,
    context,
    outdated,
    style,
    isEasy: page?.language_variant === easyVariant,
    now: Temporal.Now.instant(),
    anchors: page ? [] : entryAnchors,
  };
  return [...(page ? pageFindings(pageFieldsIn(page, context.locale)) : []), ...checkContent(request)];
}
