import type { ViewProps } from '#app/cms/module.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { ConsentEmbed } from '#app/ui/consent/consent-embed.tsx';
import { PlainText } from '#app/ui/plain-text.tsx';
import { Transcript } from '../transcript.tsx';
import type { audioModule } from './schema.ts';
import css from './view.module.css';

export function AudioView({ fields, marks }: ViewProps<typeof audioModule>) {
  const { title, embed, file, transcript, anchor } = fields;
  return (
    <div id={anchor || undefined} {...marks.root}>
      {file ? (
        <div className={css.own}>
          <PlainText text={title} mark={marks.field('title')} className={css.title} />
          {/* biome-ignore lint/a11y/useMediaCaption: sound has a transcript, a field of the module */}
          <audio className={css.player} controls preload="none" aria-label={title || file.name}>
            <source src={file.src} type={file.mime} />
            <a href={file.src}>{m.module_download_file()}</a>
          </audio>
        </div>
      ) : (
        embed && <ConsentEmbed embed={embed} title={title} kind="audio" />
      )}
      <Transcript html={transcript.html} mark={marks.field('transcript')} />
    </div>
  );
}
