import type { Film } from './film.ts';
import { braider } from './scenes/braider.ts';
import { cloths } from './scenes/cloths.ts';
import { daylight } from './scenes/daylight.ts';
import { laying } from './scenes/laying.ts';
import { plumbLines, plumbSeconds, plumbTone } from './scenes/plumb-lines.ts';
import { stringScene, stringSeconds, stringTone } from './scenes/strings.ts';
import { walking } from './scenes/walking.ts';

/** The films of the demo by name; each is kept as a file beside its words in demo/content/media. */
export const films: Record<string, Film> = {
  schlag: { theme: 'cc02', seconds: 6, scene: laying },
  saiten: { theme: 'cc03', seconds: stringSeconds, scene: stringScene, sound: stringTone },
  kloeppel: { theme: 'cc03', seconds: 6, scene: braider },
  gang: { theme: 'cc03', seconds: 6, scene: walking },
  lote: { theme: 'cc02', seconds: plumbSeconds, scene: plumbLines, sound: plumbTone },
  tuch: { theme: 'cc01', seconds: 8, scene: cloths },
  licht: { theme: 'cc03', seconds: 8, scene: daylight },
};
