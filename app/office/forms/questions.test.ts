import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formFields } from '#app/collections/form/schema.ts';
import { copyOfQuestion, newQuestion } from './new-question.ts';
import { questionOffers } from './question-offers.ts';
import {
  answerName,
  movedQuestion,
  type Questions,
  questionAt,
  renamedAnswer,
  unequalChoices,
  withoutQuestion,
  withQuestion,
} from './questions.ts';

const none: Questions = { items: [], texts: { de: {}, en: {} } };
const everyOffer = questionOffers.reduce((built, { key }) => append(built, newQuestion(key, built)), none);

function append(questions: Questions, question: Parameters<typeof withQuestion>[1]): Questions {
  return withQuestion(questions, question, questions.items.length);
}

describe('a form that is built', () => {
  test('takes every question that is offered as it is, worded in both languages', () => {
    expect(formFields.fields.shared?.safeParse(everyOffer.items).success).toBe(true);
    for (const texts of Object.values(everyOffer.texts))
      expect(formFields.fields.localized?.safeParse(texts).success).toBe(true);
    expect(everyOffer.items).toHaveLength(questionOffers.length);
  });

  test('takes whatever a question is renamed to, and no two answers get one name', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(), fc.string({ unit: 'grapheme', maxLength: 90 }))), (renamings) => {
        let questions = everyOffer;
        for (const [which, label] of renamings) {
          const key = questions.items[which % questions.items.length]?._key ?? '';
          const items = renamedAnswer(questions, { key, label, isPublic: false });
          const texts = { ...questions.texts.de, [key]: { ...questions.texts.de[key], label } };
          questions = { items, texts: { ...questions.texts, de: texts } };
        }
        expect(formFields.fields.shared?.safeParse(questions.items).success).toBe(true);
        expect(new Set(questions.items.map(({ slug }) => slug)).size).toBe(questions.items.length);
      }),
    );
  });

  test('copies a question under an answer of its own', () => {
    const email = questionAt(everyOffer, everyOffer.items[1]?._key ?? '');
    const copy = email && copyOfQuestion(email, everyOffer);
    expect(copy?.item).toMatchObject({ slug: 'ihre_e_mail_adresse_2', field_type: 'email' });
    expect(copy?.item._key).not.toBe(email?.item._key);
  });

  test('moves a question, and nowhere beyond the first and the last', () => {
    const [first, second] = everyOffer.items.map(({ _key }) => _key) as [string, string];
    const keysOf = ({ items }: Questions) => items.map(({ _key }) => _key);
    expect(movedQuestion(everyOffer, first, -1)).toBe(everyOffer);
    expect(keysOf(movedQuestion(everyOffer, first, 1)).slice(0, 2)).toEqual([second, first]);
  });

  test('brings a removed question back with its texts', () => {
    const key = everyOffer.items[3]?._key ?? '';
    const removed = questionAt(everyOffer, key);
    const rest = withoutQuestion(everyOffer, key);
    expect(rest.texts.de).not.toHaveProperty(key);
    expect(removed && withQuestion(rest, removed, 3)).toEqual(everyOffer);
  });
});

describe('the name of an answer', () => {
  test.each([
    ['Ihr Name', 'ihr_name'],
    ['Wie viele Plätze brauchen Sie?', 'wie_viele_plaetze_brauchen_sie'],
    ['2 Begleitpersonen', 'answer_2_begleitpersonen'],
    ['???', 'answer'],
    ['email2', 'email2_2'],
    ['Ein Satz, der viel länger ist, als ein Name sein darf', 'ein_satz_der_viel_laenger_ist_als_ein_na'],
  ])('of “%s” is %s', (label, name) => expect(answerName(label, [])).toBe(name));

  test('stays where somebody chose it, and where answers may be stored under it', () => {
    const chosen: Questions = {
      items: [{ _key: 'a', slug: 'groesse' }],
      texts: { de: { a: { label: 'Wie viele?' } }, en: {} },
    };
    expect(renamedAnswer(chosen, { key: 'a', label: 'Wie groß?', isPublic: false })).toEqual(chosen.items);
    const built = append(none, newQuestion('text', none));
    const key = built.items[0]?._key ?? '';
    expect(renamedAnswer(built, { key, label: 'Ihr Beruf', isPublic: true })).toEqual(built.items);
    expect(renamedAnswer(built, { key, label: 'Ihr Beruf', isPublic: false })[0]?.slug).toBe('ihr_beruf');
  });
});

describe('choices', () => {
  test('are told when one language offers more, not while one has none yet', () => {
    const question = (type: string, de: string, en: string) => ({
      item: { _key: 'a', field_type: type },
      texts: { de: { choices: de }, en: { choices: en } },
    });
    expect(unequalChoices(question('text', 'a\nb', 'a'))).toBeNull();
    expect(unequalChoices(question('radio', 'a\nb\n', 'a\n\nb'))).toBeNull();
    expect(unequalChoices(question('radio', 'a\nb', ''))).toBeNull();
    expect(unequalChoices(question('radio', 'a\nb', 'a'))).toEqual({ de: 2, en: 1 });
  });
});
