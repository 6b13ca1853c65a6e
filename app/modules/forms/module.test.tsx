import { describe, expect, test } from 'vitest';
import type { VisitorForm } from '#app/features/forms/visitor-form.ts';
import { describeModule, exampleContent, renderModule } from '../module-tests.ts';
import type { FormData } from './data.ts';
import { example } from './example.ts';
import { formsModule } from './schema.ts';

describeModule(formsModule, example);

const question = { id: 'a', slug: 'email', type: 'email', label: 'E-Mail', required: true, visible: true } as const;
const form: VisitorForm = {
  number: 7,
  title: 'Schulklasse anmelden',
  url: '/de/forms/schulklasse/7',
  introHtml: '',
  fields: [{ ...question, choices: [], default: '', placeholder: '', help: '', autocomplete: null }],
  submitText: 'Anfragen',
  thanks: '',
  purpose: 'Damit wir antworten können.',
  legalBasis: 'Art. 6',
  retentionDays: 180,
  isDoubleOptIn: false,
};
const rendered = (data: FormData) => renderModule(formsModule, exampleContent(example), { data });

describe('forms', () => {
  test('a name nobody knows renders no form', () => {
    expect(rendered({ kind: 'none' })).not.toContain('<form');
  });

  test('a form of the site is posted to its own page, labelled, with its trap and without a token', () => {
    const html = rendered({ kind: 'own', form, locale: 'de' });
    expect(html).toMatch(/<form[^>]*action="\/de\/forms\/schulklasse\/7"[^>]*method="post"/);
    expect(html).toMatch(/<label[^>]*for="form-7-email"[^>]*>E-Mail<\/label>/);
    expect(html).toMatch(/<input[^>]*type="email"[^>]*autoComplete="email"/i);
    expect(html).toMatch(/<div hidden=""><label>[^<]*<input[^>]*name="email2"/);
    expect(html).not.toContain('csrfmiddlewaretoken');
    expect(html).toContain('Damit wir antworten können.');
  });

  test('a form of another service is a link that names it', () => {
    const html = rendered({ kind: 'service', provider: 'Formwerk', url: 'https://forms.example/x' });
    expect(html).toContain('Formwerk');
    expect(html).toContain('https://forms.example/x');
  });
});
