import { documentReferences } from '#app/cms/rich-text/document-references.ts';
import { documentText } from '#app/cms/rich-text/document-text.ts';
import { parseRich, richDocument } from '#app/cms/rich-text/rich-document.ts';
import { richHtml } from '#app/cms/rich-text/to-html.ts';
import { typesetDocument } from '#app/cms/rich-text/typeset-document.ts';
import { type CommonOptions, common, type Field } from '../field.ts';

export type RichTextView = { html: string };

/** Paragraphs and lists with emphasis and links, edited where they stand; one value per language. */
export function richText(options: CommonOptions & { max?: number } = {}): Field<RichTextView> {
  const { max = 50_000, ...rest } = options;
  return {
    kind: 'rich-text',
    ...common(rest, { inPlace: true }),
    shared: null,
    localized: richDocument(max),
    initial: {},
    options: { max },
    isEmpty: ({ localized }) => documentText(parseRich(localized)).trim() === '',
    searchText: ({ localized }) => documentText(parseRich(localized)),
    references: ({ localized }) => documentReferences(parseRich(localized)),
    resolve: ({ localized }, context) => ({
      html: richHtml(typesetDocument(parseRich(localized), context.typeset), context),
    }),
  };
}
