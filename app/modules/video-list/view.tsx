import type { ViewProps } from '#app/cms/module.ts';
import { ConsentEmbed } from '#app/ui/consent/consent-embed.tsx';
import type { videoListModule } from './schema.ts';
import css from './view.module.css';

export function VideoListView({ fields, marks }: ViewProps<typeof videoListModule>) {
  return (
    <ul className={css.videos} {...marks.root}>
      {fields.children.map(({ _key, video_url, title, image }) => (
        <li key={_key} {...marks.field(`children.${_key}.video_url`)}>
          {video_url && <ConsentEmbed embed={video_url} title={title} kind="video" poster={image} />}
        </li>
      ))}
    </ul>
  );
}
