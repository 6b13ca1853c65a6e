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

const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:recommended', 'html-validate:document'],
    rules: rules as unknown as Record<string, 'off'>,
  }),
);

/** What is wrong with the markup, one sentence each. */
export async function markupFindings(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `markup, ${ruleId}: ${message} (${selector})`),
  );
}
