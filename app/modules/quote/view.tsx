import type { ViewProps } from '#app/cms/module.ts';
import { isRendered } from '#app/ui/marks.ts';
import { PlainText } from '#app/ui/plain-text.tsx';
import { tension } from '#app/ui/tension.ts';
import type { quoteModule } from './schema.ts';
import css from './view.module.css';

/** Somebody who typed the quotation marks gets no second pair. */
const hasOwnMarks = /^[„“”"‚‘’«»‹›]/;

/** One sentence in large type, its opening mark hanging in the margin. */
export function QuoteView({ fields, marks }: ViewProps<typeof quoteModule>) {
  const { content, author, anchor } = fields;
  const mark = marks.field('content');
  if (!isRendered(content.text, mark)) return null;
  return (
    <figure id={anchor || undefined} className={css.quote} {...marks.root}>
      <blockquote
        data-marked={hasOwnMarks.test(content.text)}
        className={`tense ${css.words}`}
        style={tension(content.text)}
      >
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: HTML of the line field, escaped when resolved */}
        <p {...mark} dangerouslySetInnerHTML={{ __html: content.html }} />
      </blockquote>
      <PlainText as="figcaption" text={author} mark={marks.field('author')} className={css.author} />
    </figure>
  );
}
