import { articleEntries } from '../articles/articles.ts';
import { dates } from './dates.ts';
import type { SeasonEntry } from './entry.ts';
import { forms } from './forms.ts';
import { people } from './people.ts';
import { places } from './places.ts';
import { productionsOfTheHouse } from './productions.ts';
import { seasons } from './seasons.ts';
import { series } from './series.ts';
import { teasers } from './teasers.ts';
import { terms } from './terms.ts';

/** The programme of the demo house; what others refer to stands before them. */
export const season: SeasonEntry[] = [
  ...terms,
  ...seasons,
  ...places,
  ...people,
  ...series,
  ...productionsOfTheHouse,
  ...dates,
  ...forms,
  ...articleEntries,
  ...teasers,
];
