import type { Plate } from './plate.ts';
import { coil, coilEnd } from './scenes/coil.ts';
import { soundingLead } from './scenes/sounding-lead.ts';
import { telephoneCable } from './scenes/telephone-cable.ts';
import { turksHead } from './scenes/turks-head.ts';

/** Every plate by its name; what it takes to build one is done by whoever asks for it. */
export const plates: Readonly<Record<string, () => Plate>> = {
  trosse: coil,
  'trosse-ende': coilEnd,
  telefonkabel: telephoneCable,
  lotleine: soundingLead,
  'tuerkenbund-ring': turksHead,
};
