import { hasChoices } from '#app/collections/form/field-types.ts';
import { type Locale, locales } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { type OfferKey, type QuestionOffer, questionOffers } from './question-offers.ts';
import { answerName, type OneQuestion, type Questions, type Texts } from './questions.ts';

/** A question as it is offered, worded in both languages, so that it could stay as it is. */
export function newQuestion(offered: OfferKey, { items }: Questions): OneQuestion {
  // Proof: the key is that of an offer.
  const { type, autocomplete, required = false } = questionOffers.find(({ key }) => key === offered) as QuestionOffer;
  const texts = (locale: Locale): Texts => ({
    label: m[`form_builder_label_${offered}`]({}, { locale }),
    ...(hasChoices(type) && { choices: m.form_builder_first_choices({}, { locale }) }),
  });
  const words = { de: texts('de'), en: texts('en') };
  return {
    item: {
      _key: newKey(),
      slug: answerName(String(words[locales[0]].label), items),
      field_type: type,
      required,
      visible: true,
      ...(autocomplete && { autocomplete }),
    },
    texts: words,
  };
}

/** The same question once more, under a key and an answer of its own. */
export function copyOfQuestion({ item, texts }: OneQuestion, { items }: Questions): OneQuestion {
  return { item: { ...item, _key: newKey(), slug: answerName(String(item.slug ?? ''), items) }, texts };
}

function newKey(): string {
  return crypto.randomUUID().slice(0, 8);
}
