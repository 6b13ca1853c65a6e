import type { ViewProps } from '#app/cms/module.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { getLocale } from '#app/i18n/paraglide/runtime.js';
import { ConsentEmbed } from '#app/ui/consent/consent-embed.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { PlainText } from '#app/ui/plain-text.tsx';
import { LoopingFilm } from '../looping-film.tsx';
import { Transcript } from '../transcript.tsx';
import type { videoModule } from './schema.ts';
import css from './view.module.css';

export function VideoView({ fields, marks }: ViewProps<typeof videoModule>) {
  const { title, length, video_url, file, image, transcript, anchor } = fields;
  return (
    <div id={anchor || undefined} {...marks.root}>
      <figure>
        {file ? (
          <Film fields={fields} />
        ) : (
          video_url && <ConsentEmbed embed={video_url} title={title} kind="video" poster={image} />
        )}
        {((file && title) || length) && (
          <figcaption className={css.caption}>
            {/* The frame of another site names itself. */}
            {file && <PlainText as="span" text={title} mark={marks.field('title')} className={css.title} />}
            <PlainText as="span" text={length} mark={marks.field('length')} />
          </figcaption>
        )}
      </figure>
      <Transcript html={transcript.html} mark={marks.field('transcript')} />
    </div>
  );
}

/** Our own film with the browser's own controls; nothing is loaded before somebody plays it. */
function Film({ fields: { file, loop, captions, image, title } }: Pick<ViewProps<typeof videoModule>, 'fields'>) {
  if (!file) return null;
  if (loop) {
    // Another file is another film.
    return (
      <LoopingFilm
        key={file.src}
        src={file.src}
        name={title || file.name}
        still={image && <Picture image={image} ratio="16 / 9" sizes="(width < 64em) 100vw, 66vw" silent />}
        hasSound={loop === 'sound'}
      />
    );
  }
  return (
    // biome-ignore lint/a11y/useMediaCaption: captions are a field of the module and rendered when there are any
    <video className={css.film} controls preload="none" playsInline poster={image?.src} aria-label={title || file.name}>
      <source src={file.src} type={file.mime} />
      {captions && (
        <track kind="captions" src={captions.src} srcLang={getLocale()} label={m.module_captions()} default />
      )}
      <a href={file.src}>{m.module_download_file()}</a>
    </video>
  );
}
