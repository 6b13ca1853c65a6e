import { describe, expect, test } from 'vitest';
import type { FieldType } from '#app/collections/form/field-types.ts';
import { soon } from '#tests/support/soon.ts';
import { checkAnswers } from './check-answers.ts';
import type { VisitorField } from './visitor-form.ts';

const question = (slug: string, type: FieldType, more: Partial<VisitorField> = {}): VisitorField => ({
  id: slug,
  slug,
  type,
  label: slug,
  required: false,
  visible: true,
  choices: [],
  default: '',
  placeholder: '',
  help: '',
  autocomplete: null,
  ...more,
});
const problemOf = (type: FieldType, given: unknown, more: Partial<VisitorField> = {}) =>
  checkAnswers([question('it', type, more)], { it: given }).problems.it ?? null;
const answerTo = (type: FieldType, given: unknown, more: Partial<VisitorField> = {}) =>
  checkAnswers([question('it', type, more)], { it: given }).answers.it;

describe('answers of a form', () => {
  test.each(['text', 'textarea', 'email', 'checkbox', 'checkboxes', 'select', 'file', 'date', 'number'] as const)(
    'a required %s that is empty, blank or missing is asked for',
    (type) => {
      for (const given of ['', '   ', undefined, null, []])
        expect(problemOf(type, given, { required: true })).toBe('required');
    },
  );

  test('what is no address is no e-mail address', () => {
    for (const given of [
      'ada',
      'ada@',
      '@museum.example',
      'ada@museum',
      'a b@museum.example',
      'ada@museum.example,b@c.de',
    ])
      expect(problemOf('email', given)).toBe('email');
    expect(problemOf('email', `${'a'.repeat(250)}@b.example`)).toBe('too_long');
    expect(problemOf('email', 'ada+tag@sub.museum.example')).toBeNull();
  });

  test('an address cannot carry a second line', () => {
    expect(problemOf('email', 'ada@museum.example\r\nBcc: eve@evil.example')).toBe('email');
  });

  test('only what is offered can be chosen', () => {
    const more = { choices: ['Deutsch', 'Englisch'] };
    expect(problemOf('select', 'Klingonisch', more)).toBe('choice');
    expect(problemOf('checkboxes', ['Deutsch', 'Klingonisch'], more)).toBe('choice');
    expect(problemOf('checkboxes', ['Deutsch'], more)).toBeNull();
    expect(answerTo('checkboxes', 'Deutsch', more)).toEqual(['Deutsch']);
  });

  test('days that do not exist, words for numbers and foreign schemes are refused', () => {
    expect(problemOf('date', '2026-02-30')).toBe('date');
    expect(problemOf('number', 'viele')).toBe('number');
    expect(answerTo('number', 'viele')).toBe('viele');
    expect(problemOf('count', '2,5')).toBe('count');
    expect(problemOf('count', '-3')).toBe('count');
    expect(problemOf('count', 'viele')).toBe('count');
    expect(problemOf('url', 'javascript:alert(1)')).toBe('url');
    expect(problemOf('tel', 'ruf an')).toBe('tel');
    expect(problemOf('file', '../../etc/passwd')).toBe('file');
  });

  test('longer answers than anybody reads are refused', () => {
    expect(problemOf('text', 'a'.repeat(501))).toBe('too_long');
    expect(problemOf('textarea', 'a'.repeat(5001))).toBe('too_long');
  });

  test('an answer as long as a whole body, all white space, is refused before anybody else would notice', () => {
    for (const blank of [' ', '\n ', '\u00a0', '\t'])
      for (const type of ['text', 'textarea', 'email', 'tel', 'url', 'number', 'date', 'select'] as const)
        soon(() => problemOf(type, `a${blank.repeat(1_000_000)}b`));
  });

  test('a question nobody was shown keeps its default, whatever is sent', () => {
    expect(answerTo('text', 'von Hand', { visible: false, default: 'Schulbüro', required: true })).toBe('Schulbüro');
    expect(problemOf('text', '', { visible: false, required: true })).toBeNull();
  });

  test('what the form does not ask is left out, names of the language too', () => {
    const { answers } = checkAnswers([question('name', 'text')], { name: 'Ada', role: 'admin', constructor: 'x' });
    expect(answers).toEqual({ name: 'Ada' });
    expect(checkAnswers([question('constructor', 'text')], {}).answers.constructor).toBe('');
  });

  test('answers are kept as they are meant', () => {
    expect(answerTo('number', '24')).toBe(24);
    expect(answerTo('number', '2,5')).toBe(2.5);
    expect(answerTo('count', '24')).toBe(24);
    expect(problemOf('count', '0')).toBeNull();
    expect(answerTo('checkbox', 'on')).toBe(true);
    expect(answerTo('textarea', 'eins\r\nzwei ')).toBe('eins\nzwei');
    expect(answerTo('text', ' eins\nzwei ')).toBe('eins zwei');
  });

  test('half a character, or one that no database keeps, is asked for anew in every kind of question', () => {
    for (const given of ['a\0b', 'a\ud800b']) {
      for (const type of ['text', 'textarea', 'email', 'url', 'tel'] as const)
        expect([type, problemOf(type, given)]).toEqual([type, 'letters']);
      expect(problemOf('checkboxes', ['Seil', given], { choices: ['Seil'] })).toBe('letters');
    }
    expect(problemOf('text', 'Größe 😀')).toBeNull();
  });
});
