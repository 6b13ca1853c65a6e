import type { Plate } from './plate.ts';
import { bell } from './scenes/bell.ts';
import { block } from './scenes/block.ts';
import { coil, coilEnd } from './scenes/coil.ts';
import { deadeye } from './scenes/deadeye.ts';
import { fid } from './scenes/fid.ts';
import { pilotLadder } from './scenes/pilot-ladder.ts';
import { soundingLead } from './scenes/sounding-lead.ts';
import { spool } from './scenes/spool.ts';
import { stringTelephone } from './scenes/string-telephone.ts';
import { telephoneCable } from './scenes/telephone-cable.ts';
import { thimble } from './scenes/thimble.ts';
import { turksHead } from './scenes/turks-head.ts';
import { weddingRing } from './scenes/wedding-ring.ts';

/** Every plate by its name; what it takes to build one is done by whoever asks for it. */
export const plates: Readonly<Record<string, () => Plate>> = {
  trosse: coil,
  'trosse-ende': coilEnd,
  telefonkabel: telephoneCable,
  lotleine: soundingLead,
  'tuerkenbund-ring': turksHead,
  ehering: weddingRing,
  schnurtelefon: stringTelephone,
  strickleiter: pilotLadder,
  rundkausch: thimble,
  fid,
  block,
  jungfer: deadeye,
  spule: spool,
  glocke: bell,
};
