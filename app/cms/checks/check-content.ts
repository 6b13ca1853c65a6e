import { fieldChecks } from './field-checks.ts';
import type { CheckRequest, Finding } from './finding.ts';
import { linkChecks } from './link-checks.ts';
import { placesOf } from './places.ts';
import { structureChecks } from './structure-checks.ts';

/**
 * What an editor should look at before this language is published, in the order of the modules. Pure: the browser
 * shows it while one types, the server asks it again for what the site has decided to be in the way.
 */
export function checkContent(request: CheckRequest): Finding[] {
  const places = placesOf(request);
  const found = [...fieldChecks(places, request), ...linkChecks(places, request), ...structureChecks(places, request)];
  const order = new Map(places.map(({ module }, index) => [module, index]));
  return found.sort((one, other) => (order.get(one.module ?? '') ?? -1) - (order.get(other.module ?? '') ?? -1));
}
