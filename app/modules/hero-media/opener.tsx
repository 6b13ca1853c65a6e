import type { CSSProperties } from 'react';
import type { ViewProps } from '#app/cms/module.ts';
import { Heading } from '#app/ui/heading.tsx';
import { narrowWindow } from '#app/ui/picture.tsx';
import { PlainText } from '#app/ui/plain-text.tsx';
import { Actions } from './actions.tsx';
import type { heroMediaModule } from './schema.ts';
import css from './view.module.css';

type OpenerProps = Pick<ViewProps<typeof heroMediaModule>, 'fields' | 'marks'>;

/** The longest word that may be set in the opener grade (docs/behaviour/design.md#openers-and-pictures). */
const openerLength = 12;

/** The title stands on a line, and the line becomes a rope. */
export function Opener({ fields, marks }: OpenerProps) {
  const { preline, headline, text, anchor } = fields;
  return (
    <div id={anchor || undefined} className={css.opener} data-flush style={shape(fields)} {...marks.root}>
      <div className={css.stand}>
        <Art fields={fields} />
        <PlainText text={preline} mark={marks.field('preline')} className={css.preline} />
        <Heading
          level={1}
          grade={isOneWord(headline.text) ? 'opener' : 'display'}
          line={headline}
          mark={marks.field('headline')}
          className={css.title}
        />
      </div>
      <div className={css.below}>
        <PlainText text={text} mark={marks.field('text')} className={css.lead} />
        <Actions fields={fields} marks={marks} />
      </div>
    </div>
  );
}

function Art({ fields: { image, image_mobile } }: Pick<OpenerProps, 'fields'>) {
  if (!image) return null;
  return (
    <picture className={css.art}>
      {image_mobile && <source media={narrowWindow} srcSet={image_mobile.src} />}
      <img
        src={image.src}
        alt={image.decorative ? '' : (image.alt ?? '')}
        width={image.width}
        height={image.height}
        fetchPriority="high"
      />
    </picture>
  );
}

/** Height by width of the drawings: the title's stand is as high as the part of the drawing above its line. */
function shape({ image, image_mobile }: OpenerProps['fields']): CSSProperties {
  const narrow = image_mobile ?? image;
  return {
    '--art': image ? image.height / image.width : 0,
    '--art-narrow': narrow ? narrow.height / narrow.width : 0,
  } as CSSProperties;
}

function isOneWord(title: string): boolean {
  const word = title.replaceAll('\u00ad', '').trim();
  return word.length <= openerLength && !/\s/.test(word);
}
