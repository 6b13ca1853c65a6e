import type { ReactNode } from 'react';
import { VenueDay } from '#app/cms/venue-day.ts';
import { ModuleDataContext } from '#app/modules/module-data.ts';
import { Breadcrumb } from '#app/site/page/breadcrumb.tsx';
import { EditedEntry } from '#app/site/page/edited-entry.tsx';
import { urls } from '#app/urls.ts';
import css from './detail-frame.module.css';
import type { DetailPage } from './detail-page.server.ts';

type DetailFrameProps = {
  detail: Pick<DetailPage, 'today' | 'locale' | 'breadcrumbs' | 'moduleData' | 'draft'>;
  children: ReactNode;
};

/** Around the page of every entry: the way to it, the day it is, and what its modules read. */
export function DetailFrame({ detail: { today, locale, breadcrumbs, moduleData, draft }, children }: DetailFrameProps) {
  return (
    <VenueDay value={today}>
      <ModuleDataContext value={moduleData}>
        <Breadcrumb home={urls.home(locale)} crumbs={breadcrumbs} />
        <article className={css.detail}>
          {draft ? <EditedEntry draft={draft}>{children}</EditedEntry> : children}
        </article>
      </ModuleDataContext>
    </VenueDay>
  );
}
