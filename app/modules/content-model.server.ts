import type { ContentModel } from '#app/cms/collection/content-model.ts';
import { bringDatesAlong } from '#app/collections/event/imported-series.server.ts';
import { blockingFindings } from '#app/collections/page/blocking.server.ts';
import { collections } from '#app/collections/registry.ts';
import { datesRemarks } from '#app/features/programme/planned-remarks.server.ts';
import { definitions } from './registry.ts';

/** All that this site describes once; every command on entries takes it. */
export const contentModel: ContentModel = {
  collections,
  modules: definitions,
  findingsIn: blockingFindings,
  remarksOn: datesRemarks,
  bringAlong: bringDatesAlong,
};
