import { choice } from '#app/cms/field/choice/field.ts';
import { date } from '#app/cms/field/date/field.ts';
import { list } from '#app/cms/field/list/field.ts';
import { number } from '#app/cms/field/number/field.ts';
import { richText } from '#app/cms/field/rich-text/field.ts';
import { text } from '#app/cms/field/text/field.ts';
import { defineModule } from '#app/cms/module.ts';

/** Of public bodies (BITV 2.0, section 7) and of services to consumers (BFSG, section 14): who is named at the end differs. */
const regimes = ['service', 'public'] as const;
/** Article 3 of the model of Decision (EU) 2018/1523. */
const conformities = ['full', 'partial', 'none'] as const;
const barrierReasons = ['not_yet', 'burden', 'exempt'] as const;
const methods = ['self', 'external'] as const;

/** The accessibility statement, made of what a form asks, in the order of the model of Decision (EU) 2018/1523. */
export const accessibilityStatementModule = defineModule({
  model: 'accessibility-statement',
  group: 'other',
  fields: {
    regime: choice(regimes, { initial: 'service' }),
    operator: text({ localized: true, required: true, max: 200, search: 'C' }),
    scope: text({ localized: true, required: true, max: 300, search: 'C' }),
    conformity: choice(conformities, { initial: 'partial' }),
    barriers: list(
      {
        barrier: text({ localized: true, required: true, max: 160, search: 'B' }),
        explanation: richText({ required: true, search: 'C' }),
        reason: choice(barrierReasons, { initial: 'not_yet' }),
      },
      { max: 60 },
    ),
    service: richText({ search: 'C' }),
    created_on: date({ required: true, place: 'content' }),
    reviewed_on: date({ place: 'content' }),
    method: choice(methods, { initial: 'self' }),
    method_text: text({ localized: true, multiline: true, max: 600, search: 'D' }),
    feedback: richText({ required: true, search: 'C' }),
    answer_weeks: number({ min: 1, max: 8, initial: 2, place: 'content' }),
    authorities: richText({ search: 'D' }),
  },
  feed: null,
});
