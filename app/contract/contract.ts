import type { WhoMay } from './may.ts';
import { backupCalls } from './rows/backup-calls.ts';
import { colleagueCalls } from './rows/colleague-calls.ts';
import { dashboardCalls } from './rows/dashboard-calls.ts';
import { formCalls } from './rows/form-calls.ts';
import { legalCalls } from './rows/legal-calls.ts';
import { moduleCalls } from './rows/module-calls.ts';
import { pageCalls } from './rows/page-calls.ts';
import { pageLifeCalls } from './rows/page-life-calls.ts';
import { everyProgrammeCall } from './rows/programme-calls.ts';
import { publishingCalls } from './rows/publishing-calls.ts';
import { reviewCalls } from './rows/review-calls.ts';
import { searchCalls } from './rows/search-calls.ts';
import { sharedSectionCalls } from './rows/shared-section-calls.ts';
import { shellCalls } from './rows/shell-calls.ts';
import { siteCalls } from './rows/site-calls.ts';
import { translationCalls } from './rows/translation-calls.ts';
import { versionCalls } from './rows/version-calls.ts';
import { visitorCalls } from './rows/visitor-calls.ts';

/**
 * All calls (docs/behaviour/calls.md): one table from which the handlers are bound, requests are checked,
 * `/openapi.json` is written and `tests/contract` is driven. A row that does not say who may does not compile. Specific addresses stand before `{model}`.
 */
export const contract = {
  ...pageCalls,
  ...pageLifeCalls,
  ...colleagueCalls,
  ...backupCalls,
  ...sharedSectionCalls,
  ...versionCalls,
  ...publishingCalls,
  ...translationCalls,
  ...reviewCalls,
  ...shellCalls,
  ...visitorCalls,
  ...searchCalls,
  ...formCalls,
  ...siteCalls,
  ...legalCalls,
  ...dashboardCalls,
  ...everyProgrammeCall,
  ...moduleCalls,
} satisfies Record<string, WhoMay>;
