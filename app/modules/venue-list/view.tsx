import type { ViewProps } from '#app/cms/module.ts';
import { Heading } from '#app/ui/heading.tsx';
import { useModuleData } from '../module-data.ts';
import { VenueBlock } from '../venue-block.tsx';
import type { VenueTeaser } from '../venue-teaser.ts';
import type { venueListModule } from './schema.ts';
import css from './view.module.css';

export function VenueListView({ id, fields, marks }: ViewProps<typeof venueListModule>) {
  const { headline, anchor } = fields;
  const venues = useModuleData<VenueTeaser[]>(id);
  return (
    <div id={anchor || undefined} className={css.list} {...marks.root}>
      <Heading level={2} grade="h2" line={headline} mark={marks.field('headline')} />
      {venues && venues.length > 0 && (
        <ul className={css.items}>
          {venues.map((venue) => (
            <li key={venue.id}>
              <VenueBlock venue={venue} level={headline.text === '' ? 2 : 3} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
