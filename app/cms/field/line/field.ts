import { documentText } from '#app/cms/rich-text/document-text.ts';
import { lineDocument, parseLine } from '#app/cms/rich-text/line-document.ts';
import { lineHtml } from '#app/cms/rich-text/to-html.ts';
import { typesetDocument } from '#app/cms/rich-text/typeset-document.ts';
import { type CommonOptions, common, type Field } from '../field.ts';

export type LineView = { html: string; text: string };

/** One line of text with wanted breaks, edited where it stands; one value per language. */
export function line(options: CommonOptions & { max?: number } = {}): Field<LineView> {
  const { max = 255, ...rest } = options;
  return {
    kind: 'line',
    order: 'words',
    ...common(rest, { inPlace: true }),
    shared: null,
    localized: lineDocument(max),
    initial: {},
    options: { max },
    isEmpty: ({ localized }) => documentText(parseLine(localized)).trim() === '',
    searchText: ({ localized }) => documentText(parseLine(localized)),
    references: () => [],
    resolve: ({ localized }, { typeset }) => {
      const document = typesetDocument(parseLine(localized), typeset);
      return { html: lineHtml(document), text: documentText(document) };
    },
  };
}
