import type { Values } from '../field-set.ts';
import { type Layout, layouts } from '../node.ts';
import type { Definitions } from '../view/view-nodes.ts';
import { checkMembers, isList, isLocales, isObject, isText } from './check-members.ts';
import type { ValuePath } from './problem.ts';
import { readProps, valueAt } from './read-props.ts';
import type { SiteModule } from './site-object.ts';
import type { SiteSource, SourceFile } from './site-source.ts';

type Reading = { at: ValuePath; place: string; definitions: Definitions };

const isLayout = (value: unknown): value is Layout => typeof value === 'string' && Object.hasOwn(layouts, value);
const isKey = (value: unknown): boolean => typeof value === 'string' && /^[A-Za-z0-9_-]{1,60}$/.test(value);

const members = {
  key: isKey,
  id: isText,
  model: isText,
  layout: isLayout,
  slug: isText,
  hidden_in: isLocales,
  fields: isObject,
  columns: isList,
};

/** Reads a list of modules, each with what stands in its columns. */
export function readModules(site: SiteSource, source: SourceFile, { at, ...reading }: Reading): SiteModule[] {
  const list = valueAt(source.value, at);
  if (!Array.isArray(list)) {
    site.noteAt(source, at, 'wrong_type', at.join('.'));
    return [];
  }
  return list.flatMap((_, index) =>
    readModule(site, source, { ...reading, at: [...at, index], place: `${reading.place}/${index}` }),
  );
}

function readModule(site: SiteSource, source: SourceFile, { at, place, definitions }: Reading): SiteModule[] {
  const found = checkMembers(site, source, { at, members });
  const key = String(found.key ?? '');
  const model = String(found.model ?? key.replace(/-\d+$/, ''));
  const definition = Object.hasOwn(definitions, model) ? definitions[model] : undefined;
  if (!key) site.noteAt(source, at, 'missing', 'key');
  else if (!definition) site.noteAt(source, [...at, 'model'], 'unknown_model', model);
  if (!key || !definition) return [];
  const values = (found.fields ?? {}) as Values;
  const columns = Array.isArray(found.columns) ? found.columns : [];
  if (definition.hasColumns && !found.layout) site.noteAt(source, at, 'missing', `${key}: layout`);
  return [
    {
      key,
      id: site.takeId(`module/${place}`, source, at),
      model,
      // Proof: `members` let these pass.
      layout: (found.layout as Layout | undefined) ?? null,
      slug: (found.slug as string | undefined) ?? null,
      hidden_in: (found.hidden_in as SiteModule['hidden_in'] | undefined) ?? [],
      props: readProps(site, source, { described: definition, values, at: [...at, 'fields'] }),
      i18n: {},
      columns: columns.map((_, index) =>
        readModules(site, source, { at: [...at, 'columns', index], place: `${place}/${index}`, definitions }),
      ),
    },
  ];
}
