import type { MarkVariant } from '../method.ts';
import type { Picture } from './picture.ts';

/** Signs of the fictional partners: lines only, because a picture carries no typeface. */
export const partnerMarks: Picture[] = [
  mark('logo-stiftung-kuestenkultur', 'coast', 'Stiftung Küstenkultur'),
  mark('logo-land', 'state', 'Land Küstenmark'),
  mark('logo-volkshochschule', 'school', 'Volkshochschule Hansefleet'),
  mark('logo-hafen', 'harbour', 'Hafen Hansefleet'),
  mark('logo-seilerinnung', 'guild', 'Seilerinnung Nord'),
  mark('logo-stadtwerke', 'power', 'Stadtwerke Hansefleet'),
];

function mark(key: string, variant: MarkVariant, name: string): Picture {
  return {
    key,
    method: 'mark',
    variant,
    seed: key,
    theme: 'cc01',
    width: 480,
    height: 240,
    ground: false,
    alt: { de: name, en: name },
    credit: { de: `© ${name}`, en: `© ${name}` },
  };
}
