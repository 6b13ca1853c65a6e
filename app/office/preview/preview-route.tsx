import { useState } from 'react';
import { Form, Link } from 'react-router';
import { isLocalDateTime } from '#app/cms/field/date-time/field.ts';
import { stateOf } from '#app/cms/release/release.ts';
import { allReleases } from '#app/cms/release/releases.server.ts';
import { localMinute } from '#app/cms/venue-time.ts';
import { isPage, previewLink } from '#app/features/addresses/preview-link.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { DeviceChoice } from '#app/inspector/device-choice.tsx';
import { type WidthName, widths } from '#app/inspector/device-widths.ts';
import bar from '#app/inspector/tool-bar.module.css';
import colors from '#app/inspector/tool-colors.module.css';
import { ToolIcon } from '#app/inspector/tool-icon.tsx';
import screen from '#app/inspector/tool-screen.module.css';
import { urls } from '#app/urls.ts';
import { requireEditor } from '../require-editor.server.ts';
import type { Route } from './+types/preview-route.ts';
import css from './preview.module.css';

/** The whole site as visitors will see it at a moment, with a release whose time has not come or without. */
export async function loader(args: Route.LoaderArgs) {
  const { locale, now } = requireEditor(args, 'draft:read');
  const asked = (name: string) => args.url.searchParams.get(name) ?? '';
  const releases = (await allReleases()).filter((release) => ['open', 'planned'].includes(stateOf(release)));
  const release = releases.find(({ id }) => id === asked('release')) ?? null;
  const at = isLocalDateTime(asked('at')) ? asked('at') : localMinute(now);
  const path = isPage(asked('path').split('?')[0] ?? '') ? asked('path') : urls.home(locale);
  return {
    at,
    path,
    frame: previewLink(path, { preview: at, of: release?.id ?? 'public' }),
    release: release?.id ?? '',
    title: release?.title ?? null,
    releases: releases.map(({ id, title }) => ({ id, title })),
    back: release ? urls.officeRelease(locale, release.id) : urls.officeArea(locale, 'releases'),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title ? m.site_preview_window({ title: loaderData.title }) : m.site_preview_title() },
  { name: 'robots', content: 'noindex' },
];

export default function PreviewScreen({ loaderData }: Route.ComponentProps) {
  const { frame, title, path } = loaderData;
  const [width, setWidth] = useState<WidthName>('desktop');
  const [here, setHere] = useState(path);
  return (
    <div className={`${colors.colors} ${screen.screen} ${css.screen}`}>
      <header className={bar.bar}>
        <p className={bar.draft}>
          <ToolIcon name="eye" />
          <span>{title === null ? m.site_preview_title() : m.site_preview_window({ title })}</span>
        </p>
        <Moment {...loaderData} path={here} />
        <span className={bar.space} />
        <DeviceChoice width={width} setWidth={setWidth} />
        <nav className={bar.ways} aria-label={m.site_preview_back()}>
          <Link to={loaderData.back} discover="none">
            {m.site_preview_back()}
          </Link>
        </nav>
      </header>
      <main className={css.page}>
        <h1 className="visually-hidden">{m.site_preview_title()}</h1>
        {/* The policy of that document lets nothing in it run (server/middleware/answer/still-page.ts). */}
        <iframe
          key={frame}
          className={screen.frame}
          title={m.site_preview_frame()}
          src={frame}
          style={{ inlineSize: widths[width] ?? undefined }}
          onLoad={({ currentTarget }) => setHere(pathIn(currentTarget) ?? path)}
        />
      </main>
    </div>
  );
}

type MomentProps = Pick<Route.ComponentProps['loaderData'], 'at' | 'release' | 'releases' | 'path'>;

/** When it is, and what is shown. */
function Moment({ at, release, releases, path }: MomentProps) {
  return (
    <Form method="get" className={bar.moment} replace>
      <input type="hidden" name="path" value={path} />
      <label>
        {m.site_preview_at()}
        <input key={at} type="datetime-local" name="at" defaultValue={at} required />
      </label>
      <label>
        {m.site_preview_of()}
        <select key={release} name="release" defaultValue={release}>
          <option value="">{m.site_preview_planned()}</option>
          {releases.map(({ id, title }) => (
            <option key={id} value={id}>
              {m.site_preview_release({ title })}
            </option>
          ))}
        </select>
      </label>
      <button type="submit">{m.site_preview_show()}</button>
    </Form>
  );
}

/** Which page of the site somebody has walked to, so that another moment shows the same one. */
function pathIn(frame: HTMLIFrameElement): string | null {
  const place = frame.contentWindow?.location;
  if (!place || !isPage(place.pathname)) return null;
  const query = new URLSearchParams(place.search);
  query.delete('preview');
  query.delete('of');
  return query.size > 0 ? `${place.pathname}?${query}` : place.pathname;
}
