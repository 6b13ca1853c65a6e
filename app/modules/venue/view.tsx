import type { ViewProps } from '#app/cms/module.ts';
import { useModuleData } from '../module-data.ts';
import { VenueBlock } from '../venue-block.tsx';
import type { VenueTeaser } from '../venue-teaser.ts';
import type { venueModule } from './schema.ts';
import css from './view.module.css';

export function VenueView({ id, fields, marks }: ViewProps<typeof venueModule>) {
  const venue = useModuleData<VenueTeaser>(id);
  return (
    <div id={fields.anchor || undefined} className={css.place} {...marks.root}>
      {venue && <VenueBlock venue={venue} level={2} />}
    </div>
  );
}
