/**
 * Where the team's calls are made (docs/behaviour/calls.md). The rows of the contract and the browser both read it, so it
 * knows nothing of zod.
 */
export const teamEndpoints = {
  draft: { method: 'get', path: '/{lang}/pageeditor-api/page/{id}/draft' },
  targets: { method: 'get', path: '/{lang}/pageeditor-api/targets' },
  listMedia: { method: 'get', path: '/{lang}/pageeditor-api/media' },
  uploadMedia: { method: 'post', path: '/{lang}/pageeditor-api/media' },
  mediaUsages: { method: 'get', path: '/{lang}/pageeditor-api/media/{id}/usages' },
  patchMedia: { method: 'patch', path: '/{lang}/pageeditor-api/media/{id}' },

  listPages: { method: 'get', path: '/{lang}/pageeditor-api/pages' },
  createPage: { method: 'post', path: '/{lang}/pageeditor-api/pages' },
  binnedPages: { method: 'get', path: '/{lang}/pageeditor-api/pages/bin' },
  readPage: { method: 'get', path: '/{lang}/pageeditor-api/pages/{id}' },
  patchPage: { method: 'patch', path: '/{lang}/pageeditor-api/pages/{id}' },
  movePage: { method: 'post', path: '/{lang}/pageeditor-api/pages/{id}/move' },
  copyPage: { method: 'post', path: '/{lang}/pageeditor-api/pages/{id}/copy' },
  copyLanguage: { method: 'post', path: '/{lang}/pageeditor-api/pages/{id}/copy-language' },
  deletePage: { method: 'delete', path: '/{lang}/pageeditor-api/pages/{id}' },
  restorePage: { method: 'post', path: '/{lang}/pageeditor-api/pages/{id}/restore' },

  followPage: { method: 'get', path: '/{lang}/pageeditor-api/page/{id}/events' },
  updatePresence: { method: 'post', path: '/{lang}/pageeditor-api/page/{id}/presence' },

  listBackups: { method: 'get', path: '/{lang}/pageeditor-api/sections/{id}/backups' },
  keepBackup: { method: 'post', path: '/{lang}/pageeditor-api/sections/{id}/backups' },

  listSharedSections: { method: 'get', path: '/{lang}/pageeditor-api/shared-sections' },
  keepSharedSection: { method: 'post', path: '/{lang}/pageeditor-api/shared-sections' },
  readSharedSection: { method: 'get', path: '/{lang}/pageeditor-api/shared-sections/{id}' },

  changes: { method: 'get', path: '/{lang}/pageeditor-api/page/{id}/changes' },
  deletedModules: { method: 'get', path: '/{lang}/pageeditor-api/page/{id}/deleted' },
  listVersions: { method: 'get', path: '/{lang}/pageeditor-api/page/{id}/versions' },
  nameVersion: { method: 'post', path: '/{lang}/pageeditor-api/page/{id}/versions' },
  readVersion: { method: 'get', path: '/{lang}/pageeditor-api/page/{id}/versions/{n}' },
  restoreVersion: { method: 'post', path: '/{lang}/pageeditor-api/page/{id}/versions/{n}/restore' },

  publish: { method: 'post', path: '/{lang}/pageeditor-api/page/{id}/publish' },
  publishVersion: { method: 'post', path: '/{lang}/pageeditor-api/page/{id}/publish-version' },
  unpublish: { method: 'post', path: '/{lang}/pageeditor-api/page/{id}/unpublish' },
  schedule: { method: 'post', path: '/{lang}/pageeditor-api/page/{id}/schedule' },
  unschedule: { method: 'delete', path: '/{lang}/pageeditor-api/page/{id}/schedule' },
  readBlocking: { method: 'get', path: '/{lang}/pageeditor-api/preflight' },
  writeBlocking: { method: 'patch', path: '/{lang}/pageeditor-api/preflight' },

  listReviews: { method: 'get', path: '/{lang}/pageeditor-api/page/{id}/reviews' },
  createReview: { method: 'post', path: '/{lang}/pageeditor-api/page/{id}/reviews' },
  endReview: { method: 'delete', path: '/{lang}/pageeditor-api/reviews/{id}' },
  settleReview: { method: 'patch', path: '/{lang}/pageeditor-api/reviews/{id}' },

  outdated: { method: 'get', path: '/{lang}/pageeditor-api/page/{id}/translations' },
  settleTranslation: { method: 'post', path: '/{lang}/pageeditor-api/page/{id}/translations' },

  reorder: { method: 'post', path: '/{lang}/pageeditor-api/reorder' },
  listModules: { method: 'get', path: '/{lang}/pageeditor-api/{model}' },
  createModule: { method: 'post', path: '/{lang}/pageeditor-api/{model}' },
  readModule: { method: 'get', path: '/{lang}/pageeditor-api/{model}/{id}' },
  patchModule: { method: 'patch', path: '/{lang}/pageeditor-api/{model}/{id}' },
  updateModule: { method: 'post', path: '/{lang}/pageeditor-api/{model}/{id}' },
  deleteModule: { method: 'delete', path: '/{lang}/pageeditor-api/{model}/{id}' },
  restoreModule: { method: 'post', path: '/{lang}/pageeditor-api/{model}/{id}/restore' },
} as const;
