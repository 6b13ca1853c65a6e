import type { ComponentType } from 'react';
import type { FieldViewProps } from '../field-view.ts';
import { QuestionList } from '../forms/question-list.tsx';

/** Fields that are edited in a view of their own, by collection and name. */
export const fieldViews: Readonly<Record<string, ComponentType<FieldViewProps>>> = {
  'form.fields': QuestionList,
};
