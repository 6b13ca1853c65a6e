/** Says of which build the data of a page is. */
export const buildHeader = 'X-Build';

/** Where React Router asks for the data of the page at an address (its "single fetch"). */
export function dataAddress({ pathname, search }: { pathname: string; search: string }): string {
  return `${pathname === '/' ? '/_root' : pathname.replace(/\/$/, '')}.data${search}`;
}

/** Signs of turbo-stream. */
const noValue = -5;

type Flat = [Record<string, number>, ...unknown[]];

/**
 * What a page hydrates from, made of what React Router answers at `dataAddress`. Both are turbo-stream: a list in which each
 * object names the places of its keys and values. The one is `{ [route]: { data } }`, the other `{ loaderData: { [route]: data } }`.
 * Throws for an answer that is more than plain data; no page of ours is.
 */
export function stateOf(answer: string): string {
  const lines = answer.trimEnd().split('\n');
  if (lines.length !== 1) throw new Error('The data of the page comes in parts.');
  const flat = JSON.parse(answer) as Flat;
  const loaderData = Object.fromEntries(
    Object.entries(flat[0]).map(([route, place]) => {
      const [[name, data] = ['', noValue]] = Object.entries(flat[place] as Record<string, number>);
      if (flat[Number(name.slice(1))] !== 'data') throw new Error('A part of the page could not be read.');
      return [route, data];
    }),
  );
  const at = flat.push('loaderData', 'actionData', 'errors', loaderData) - 4;
  flat[0] = { [`_${at}`]: at + 3, [`_${at + 1}`]: noValue, [`_${at + 2}`]: noValue };
  return `${JSON.stringify(flat)}\n`;
}
