import { HtmlValidate, StaticConfigLoader } from 'html-validate';

/** The rules for HTML as it is served. What is off says why; everything else is an error. */
const rules = {
  // React writes attributes in its own case, closes void elements, and writes `attribute=""`; a parser reads the same.
  'attr-case': 'off',
  'void-style': 'off',
  'attribute-boolean-style': 'off',
  'attribute-empty-style': 'off',
  'doctype-style': 'off',
  // Custom properties and crops come from the content, allowed by `style-src-attr` alone.
  'no-inline-style': 'off',
  // Whitespace belongs to the editor's text.
  'no-trailing-whitespace': 'off',
  // An advice for search engines; the title of a work is as long as it is.
  'long-title': 'off',
  // Where a number may break is typography, and the words of a link belong to the editor.
  'tel-non-breaking': 'off',
  // Answers to one question of which several may be given share its name, as HTML has it.
  'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'reset', 'submit'] }],
  // Our own files come from our own origin; only foreign ones need a hash.
  'require-sri': ['error', { target: 'crossorigin' }],
} as const;

/** What else is off where the team works: advice beside the standard. */
const officeRules = {
  ...rules,
  // React's own ids begin with a line; HTML takes any letters.
  'valid-id': ['error', { relaxed: true }],
  // The lists of a search field have no element of their own.
  'prefer-native-element': ['error', { exclude: ['listbox'] }],
  // The areas stand before the screen, and have headings.
  'heading-level': ['error', { minInitialRank: 'h2' }],
  // A list of hidden values, and what an unticked box sends, share a name.
  'form-dup-name': 'off',
  // A type that is left out is text, a label may name what it holds, and Enter sends what has one field.
  'no-implicit-input-type': 'off',
  'no-redundant-for': 'off',
  'wcag/h32': 'off',
} as const;

const visitors = validatorOf(rules);
const office = validatorOf(officeRules);

function validatorOf(own: object): HtmlValidate {
  const extended = ['html-validate:recommended', 'html-validate:document'];
  return new HtmlValidate(new StaticConfigLoader({ extends: extended, rules: own as Record<string, 'off'> }));
}

/** What is wrong with the markup, one sentence each. */
export async function markupFindings(html: string, { isOffice = false } = {}): Promise<string[]> {
  const { results } = await (isOffice ? office : visitors).validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `markup, ${ruleId}: ${message} (${selector})`),
  );
}
