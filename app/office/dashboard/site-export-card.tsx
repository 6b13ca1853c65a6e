import { Link } from 'react-router';
import type { Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { urls } from '#app/urls.ts';
import controls from '../office-controls.module.css';
import { DashboardCard } from './dashboard-card.tsx';

/** The way to take the whole site along as files, and to the screen that reads them again. */
export function SiteExportCard({ url, locale }: { url: string; locale: Locale }) {
  return (
    <DashboardCard title={m.office_site_export()} none={false}>
      <p className={controls.muted}>{m.office_site_export_text()}</p>
      <a href={url} download>
        {m.office_site_export_link()}
      </a>
      <Link to={urls.officeArea(locale, 'site')}>{m.office_site_upload()}</Link>
    </DashboardCard>
  );
}
