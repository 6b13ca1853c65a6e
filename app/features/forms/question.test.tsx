import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { FormState } from './form-state.ts';
import { Question } from './question.tsx';
import type { VisitorField } from './visitor-form.ts';

const language: VisitorField = {
  id: '1',
  slug: 'sprache',
  type: 'radio',
  label: 'Sprache',
  required: true,
  visible: true,
  choices: ['Deutsch', 'Englisch'],
  default: '',
  placeholder: '',
  help: '',
  autocomplete: null,
};

const missing: FormState = { kind: 'problems', given: {}, problems: { sprache: 'required' }, files: {}, minutes: 0 };

function rendered(field: VisitorField, state: FormState | null = null): string {
  return renderToStaticMarkup(<Question form={630} field={field} state={state} locale="de" />);
}

test('an address that takes several lines is filled in by the browser as well', () => {
  const address: VisitorField = { ...language, type: 'textarea', choices: [], autocomplete: 'street-address' };
  expect(rendered(address)).toMatch(/<textarea[^>]* autoComplete="street-address"/i);
});

describe('one choice of several', () => {
  test('that must be made says so at each of them', () => {
    expect(rendered(language).match(/type="radio" required=""/g)).toHaveLength(2);
    expect(rendered({ ...language, required: false })).not.toContain('required=""');
  });

  test('that was not made says so at the group, with the reason', () => {
    expect(rendered(language, missing)).toMatch(/<fieldset[^>]* role="radiogroup" aria-invalid="true"/);
    expect(rendered(language, missing)).toContain('aria-describedby="form-630-sprache-problem"');
    expect(rendered(language)).toContain('aria-invalid="false"');
  });

  test('of which many may be ticked is no such group', () => {
    const many = rendered({ ...language, type: 'checkboxes' }, missing);
    expect(many).not.toContain('radiogroup');
    expect(many).not.toContain('required=""');
  });
});
