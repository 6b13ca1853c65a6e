import { backupCalls } from './contract/backup-calls.ts';
import { colleagueCalls } from './contract/colleague-calls.ts';
import { formCalls } from './contract/form-calls.ts';
import { houseCalls } from './contract/house-calls.ts';
import { moduleCalls } from './contract/module-calls.ts';
import { pageCalls } from './contract/page-calls.ts';
import { pageLifeCalls } from './contract/page-life-calls.ts';
import { everyProgrammeCall } from './contract/programme-calls.ts';
import { publishingCalls } from './contract/publishing-calls.ts';
import { searchCalls } from './contract/search-calls.ts';
import { translationCalls } from './contract/translation-calls.ts';
import { versionCalls } from './contract/version-calls.ts';
import { visitorCalls } from './contract/visitor-calls.ts';

/**
 * All calls (docs/behaviour/calls.md): one table from which the handlers are bound, requests are checked,
 * `/openapi.json` is written and `tests/contract` is driven. Specific addresses stand before `{model}`.
 */
export const contract = {
  ...pageCalls,
  ...pageLifeCalls,
  ...colleagueCalls,
  ...backupCalls,
  ...versionCalls,
  ...publishingCalls,
  ...translationCalls,
  ...visitorCalls,
  ...searchCalls,
  ...formCalls,
  ...houseCalls,
  ...everyProgrammeCall,
  ...moduleCalls,
};
