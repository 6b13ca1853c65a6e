import { visitor } from '#app/auth/viewer.ts';
import { asItWillBe } from '#app/cms/release/as-it-will-be.server.ts';
import { type PreviewMoment, previewLink } from '#app/features/addresses/preview-link.ts';
import { allAdapters } from '#app/features/editing/content-owner.server.ts';
import type { Preview } from '#app/load-context.ts';
import { contentModel } from '#app/modules/content-model.server.ts';
import type { RenderedPage, RenderPage } from './render-page.ts';
import { stillPage } from './still-page.ts';

type Rendering = Omit<Parameters<RenderPage>[0], 'viewer' | 'csrfToken' | 'preview'> & { preview: Preview };

/** A page as a visitor will see it, in which nothing runs; its links lead on through the site as it is at that moment. */
export async function renderPreview(render: RenderPage, rendering: Rendering): Promise<RenderedPage> {
  const { preview, request } = rendering;
  const asked = new URL(request.url).searchParams;
  const at = asked.get('preview');
  const moment = at === null ? null : { preview: at, of: asked.get('of') ?? preview.of };
  const read = async () => {
    const { response, notes } = await render({ ...rendering, viewer: visitor, csrfToken: null });
    response.headers.set('X-Robots-Tag', 'noindex');
    // The text is read here: what renders it late asks the same database as what rendered it early.
    return { response: await withinPreview(await stillPage(response), moment), notes };
  };
  if (preview.of === 'draft') return read();
  const { now, release } = preview;
  return asItWillBe({ now, release, adapters }, read);
}

const adapters = allAdapters(contentModel);

/** The same answer with the moment kept in every link to a page of the site, and in where it redirects to. */
async function withinPreview(response: Response, moment: PreviewMoment | null): Promise<Response> {
  // Of a review the one page is shown, and whoever reads it has no account that other pages could be shown to.
  if (!moment) return response;
  const headers = new Headers(response.headers);
  const location = headers.get('location');
  if (location) headers.set('location', previewLink(location, moment));
  const isHtml = headers.get('content-type')?.startsWith('text/html') ?? false;
  if (!isHtml) return new Response(response.body, { status: response.status, headers });
  const html = (await response.text()).replace(pageLink, (_, before: string, href: string) => {
    const address = previewLink(href.replaceAll('&amp;', '&'), moment);
    return `${before}"${address.replaceAll('&', '&amp;')}"`;
  });
  return new Response(html, { status: response.status, headers });
}

const pageLink = /(<a\b[^>]*?\shref=)"([^"]*)"/g;
