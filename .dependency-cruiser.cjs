// The arrows of ARCHITECTURE.md. tests/architecture plants a violation of each rule and sees it reported.
const foundations = '^app/(db|i18n|ui|auth|cache|search|media|mail|urls|env|venue)';
const engine = '^app/(cms|inspector)/';
const drafting = '^app/drafting/';
const site = '^app/(collections|features|modules)/';
const contract = '^app/contract/';
const faces = '^app/(site|editor|office|api)/';
/** What stands above the modules. */
const above = `${drafting}|${contract}|${faces}|^(server|demo)/`;
const tests = '\\.test\\.tsx?$|-for-tests\\.tsx?$';

/** `from` may not import anything in `to`; tests stand outside the rings. */
const forbid = (name, from, to, more = {}) => ({
  name,
  severity: 'error',
  from: { path: from, pathNot: [tests, ...(more.except ?? [])] },
  to: { path: to, ...(more.to ?? {}) },
});

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-unresolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(virtual:|\\./\\+types|.*/build/server/)' },
    },
    forbid('foundations-know-no-engine', foundations, `${engine}|${site}|${above}`),
    forbid('engine-knows-no-museum', engine, `${site}|${above}`),
    forbid('cms-knows-no-inspector', '^app/cms/', '^app/inspector/'),
    // What is edited - modules, entries, pages - is told to it by the faces.
    forbid('drafting-knows-no-museum', drafting, `${site}|${contract}|${faces}|^(server|demo)/`),
    forbid('collections-know-no-features', '^app/collections/', `^app/(features|modules)/|${above}`),
    forbid('features-know-no-modules', '^app/features/', `^app/modules/|${above}`),
    forbid('modules-know-no-faces', '^app/modules/', above),
    forbid('contract-knows-no-faces', contract, `${drafting}|${faces}|^(server|demo)/`),
    // Types cost a browser nothing; the rows are made of zod.
    forbid('rows-stay-on-the-server', '^app/(site|editor|office|contract/(client|endpoints))/', contract, {
      except: ['\\.server\\.tsx?$'],
      to: { pathNot: '^app/contract/(client|endpoints)/|\\.server\\.ts$', dependencyTypesNot: ['type-only'] },
    }),
    forbid('visitors-make-no-calls-of-the-team', '^app/site/', '^app/contract/(client/call|endpoints/team)\\.ts$', {
      to: { dependencyTypesNot: ['type-only'] },
    }),
    forbid('faces-know-no-server', faces, '^(server|demo)/'),
    forbid('no-sibling-face', '^app/(site|editor|office|api)/', faces, {
      // The one exception: the page route loads the editor on demand.
      except: ['^app/site/page/'],
      to: { pathNot: '^app/$1/' },
    }),
    forbid('one-way-into-the-editor', '^app/site/page/', '^app/(editor|office|api)/', {
      to: { pathNot: '^app/editor/edit-page\\.tsx$' },
    }),
    forbid('the-editor-on-demand', '^app/site/page/', '^app/editor/', {
      to: { dependencyTypesNot: ['dynamic-import', 'type-only'] },
    }),
    // What a face imports at once loses its entry in the list of built files: its styles would come after the page.
    forbid('views-on-demand', '^app/site/', '^app/modules/[^/]+/view\\.tsx$', {
      to: { dependencyTypesNot: ['type-only'] },
    }),
    forbid('no-sibling-module', '^app/modules/([^/]+)/', '^app/modules/[^/]+/', {
      to: { pathNot: '^app/modules/$1/' },
    }),
    forbid('no-sibling-collection', '^app/collections/([^/]+)/', '^app/collections/[^/]+/', {
      // Groups of fields, and sections of the site, that several collections have.
      to: { pathNot: '^app/collections/($1|fields|sections)/' },
    }),
    forbid(
      'no-server-code-in-views',
      '\\.(view|card)\\.tsx$|/(view|card)\\.tsx$|^app/(ui|editor|inspector|drafting)/',
      '\\.server\\.tsx?$',
      {
        to: { dependencyTypesNot: ['type-only'] },
      },
    ),
    forbid('no-tests-in-the-product', '^(app|server|demo)/', '\\.test\\.tsx?$|^tests/'),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(app/i18n/paraglide|build|\\.react-router)/' },
    parser: 'swc',
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
    skipAnalysisNotInRules: false,
  },
};
