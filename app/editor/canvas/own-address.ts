import type { Editor } from '#app/editor/core/editor.ts';
import { formServices } from '#app/editor/services.ts';
import { anchorOf, isOwnAddress } from '#app/inspector/finders/link-query.ts';
import { keepTarget } from '#app/inspector/finders/use-targets.ts';

export type OwnTarget = { ref: { type: string; id: string; anchor?: string }; title: string };

/** What an address of this site in either language stands for; null for any other address and for what is not there. */
export async function ownTarget(editor: Editor, url: string): Promise<OwnTarget | null> {
  if (!isOwnAddress(url, location.host)) return null;
  const services = formServices(editor);
  const [target] = (await services.findTargets(url.replace(/#.*$/, ''))) ?? [];
  if (!target) return null;
  keepTarget(services, target);
  return { ref: { type: target.type, id: target.id, ...anchorOf(url) }, title: target.title };
}
