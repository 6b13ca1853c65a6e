import type { ViewProps } from '#app/cms/module.ts';
import { Heading } from '#app/ui/heading.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { PlainText } from '#app/ui/plain-text.tsx';
import { LoopingFilm } from '../looping-film.tsx';
import { Actions } from './actions.tsx';
import type { heroMediaModule } from './schema.ts';
import css from './view.module.css';

type PhotoProps = Pick<ViewProps<typeof heroMediaModule>, 'fields' | 'marks'>;

/** Picture or film over the whole width, title and text on a solid band below it. Never type on a photograph. */
export function Photo({ fields, marks }: PhotoProps) {
  const { preline, headline, text, anchor } = fields;
  return (
    <div id={anchor || undefined} className={css.photo} data-flush {...marks.root}>
      <Stage fields={fields} />
      <div className={css.band}>
        <PlainText text={preline} mark={marks.field('preline')} className={css.preline} />
        <Heading level={2} grade="h1" line={headline} mark={marks.field('headline')} className={css.name} />
        <div className={css.beside}>
          <PlainText text={text} mark={marks.field('text')} className={css.lead} />
          <Actions fields={fields} marks={marks} />
        </div>
      </div>
    </div>
  );
}

function Stage({ fields: { headline, image, image_mobile, video } }: Pick<PhotoProps, 'fields'>) {
  const still = image && <Picture image={image} narrow={image_mobile} eager className={css.stage} />;
  if (!video) return still;
  const hero = image_mobile ? 'wide' : 'any';
  // Another file is another film.
  return <LoopingFilm key={video.src} src={video.src} name={headline.text || video.name} still={still} hero={hero} />;
}
