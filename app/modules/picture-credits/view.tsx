import type { ViewProps } from '#app/cms/module.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { Heading } from '#app/ui/heading.tsx';
import { useModuleData } from '../module-data.ts';
import type { PictureCredits } from './load.server.ts';
import type { pictureCreditsModule } from './schema.ts';
import css from './view.module.css';

type Media = PictureCredits[number]['media'][number];

/** So many places of a picture are named. */
const namedPlaces = 3;

/** Whose pictures are shown, what each shows, and where it stands. */
export function PictureCreditsView({ id, fields, marks }: ViewProps<typeof pictureCreditsModule>) {
  const { headline, anchor } = fields;
  const groups = useModuleData<PictureCredits>(id) ?? [];
  const Title = headline.text === '' ? 'h2' : 'h3';
  return (
    <div id={anchor || undefined} className={css.credits} {...marks.root}>
      <Heading level={2} grade="h2" line={headline} mark={marks.field('headline')} />
      {groups.map(({ credit, media }) => (
        <section key={credit} className={css.group}>
          <div className={css.head}>
            <Title className={css.credit}>{credit}</Title>
            <p className={css.count}>{m.module_picture_credits_count({ count: media.length })}</p>
          </div>
          <ul className={css.list}>
            {media.map((each) => (
              <Credited key={each.id} media={each} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Credited({ media: { words, places } }: { media: Media }) {
  const more = places.length - namedPlaces;
  return (
    <li>
      {words}
      {places.length > 0 && (
        <span className={css.places}>
          {m.module_picture_credits_shown_on()}{' '}
          {places.slice(0, namedPlaces).map(({ title, url }, index) => (
            <span key={url}>
              {index > 0 && ', '}
              <a href={url}>{title}</a>
            </span>
          ))}
          {more > 0 && ` ${m.module_picture_credits_more({ count: more })}`}
        </span>
      )}
    </li>
  );
}
