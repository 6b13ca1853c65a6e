import { m } from '#app/i18n/paraglide/messages.js';
import controls from '../office-controls.module.css';
import { DashboardCard } from './dashboard-card.tsx';

/** The way to take the whole site along as files. */
export function SiteExportCard({ url }: { url: string }) {
  return (
    <DashboardCard title={m.office_site_export()} none={false}>
      <p className={controls.muted}>{m.office_site_export_text()}</p>
      <a href={url} download>
        {m.office_site_export_link()}
      </a>
    </DashboardCard>
  );
}
