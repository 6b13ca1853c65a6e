import { readFileSync } from 'node:fs';
import { pathsOfSection } from '#app/cms/channels/section.ts';
import type { Fields } from '#app/cms/field/field.ts';
import { layouts } from '#app/cms/node.ts';
import { fieldTypes } from '#app/collections/form/field-types.ts';
import { allCollections } from '#app/collections/registry.ts';
import { contract } from '#app/contract/contract.ts';
import { sectionPages, sectionRoutes, sections } from '#app/features/addresses/section-pages.ts';
import { modules } from '#app/modules/registry.ts';
import { accountOf, isOpenTo, rightsMatrix, roles } from '../support/rights-matrix.ts';
import type { Table } from './markdown-table.ts';

/** Tables that repeat what the code says: the page, the mark before the table, and what must stand there. */
export const derivedTables: Record<string, { page: string; table: () => Table }> = {
  sections: { page: 'routes', table: sectionTable },
  'section-pages': { page: 'routes', table: sectionPageTable },
  calls: { page: 'calls', table: callTable },
  rights: { page: 'rights', table: rightsTable },
  roles: { page: 'visibility-and-roles', table: roleTable },
  modules: { page: 'content', table: moduleTable },
  layouts: { page: 'content', table: layoutTable },
  collections: { page: 'content', table: collectionTable },
  'field-types': { page: 'forms', table: fieldTypeTable },
};

function sectionTable(): Table {
  return {
    head: ['section', 'A, German', 'A, English', 'B, German', 'B, English'],
    rows: sections.map((section) => {
      const paths = [pathsOfSection(section, 'A'), pathsOfSection(section, 'B')];
      return [`\`${section.name}\``, ...paths.flatMap(({ de, en }) => [`\`/de/${de}\``, `\`/en/${en}\``])];
    }),
  };
}

function sectionPageTable(): Table {
  const rows = sectionPages.map(({ route }) => [`\`${route}\``, `\`/${sectionRoutes('A', route)[0]?.path}\``]);
  return { head: ['route name', 'path'], rows };
}

function callTable(): Table {
  const rows = Object.values(contract).map((call) => {
    const may = call['x-may'];
    const who = may === 'everybody' ? may : may.map((action) => `\`${action}\``).join(', ');
    return [call.method.toUpperCase(), `\`${call.path}\``, who, call.summary];
  });
  return { head: ['method', 'address', 'who may', 'what it does'], rows };
}

/** What each account may do: from the actions a call names and the policy, as `tests/contract/rights-matrix.test.ts` asks the site. */
function rightsTable(): Table {
  const rows = rightsMatrix.map((row) => {
    const cells = roles.map((role) => {
      if (isOpenTo(row, accountOf(role))) return 'yes';
      return isOpenTo(row, accountOf(role, ['html'])) ? 'with `html`' : '–';
    });
    return [row.method.toUpperCase(), `\`${row.path}\`${row.only ? `, ${row.only}` : ''}`, ...cells];
  });
  return { head: ['method', 'address', ...roles], rows };
}

/** The policy keeps its table to itself, so it is read as text. */
function roleTable(): Table {
  const policy = readFileSync('app/auth/policy.ts', 'utf8');
  const rows = [...policy.matchAll(/^ {2}'([a-z-]+:[a-z-]+)': '(editor|publisher|admin)',$/gm)];
  return { head: ['action', 'least role'], rows: rows.map(([, action, role]) => [`\`${action}\``, `${role}`]) };
}

function moduleTable(): Table {
  const rows = modules.map(({ model, fields }) => [`\`${model}\``, namesOf(fields)]);
  return { head: ['module', 'fields'], rows };
}

function layoutTable(): Table {
  return { head: ['layout', 'units'], rows: Object.entries(layouts).map(([name, units]) => [name, units.join(' + ')]) };
}

function collectionTable(): Table {
  const rows = allCollections.map(({ type, pages, fields }) => [`\`${type}\``, pages ? 'yes' : 'no', namesOf(fields)]);
  return { head: ['collection', 'has pages', 'fields'], rows };
}

function fieldTypeTable(): Table {
  return {
    head: ['kind', 'number'],
    rows: Object.entries(fieldTypes).map(([kind, number]) => [`\`${kind}\``, `${number}`]),
  };
}

function namesOf(fields: Fields): string {
  return Object.keys(fields)
    .map((name) => `\`${name}\``)
    .join(', ');
}
