import type { ViewProps } from '#app/cms/module.ts';
import { ConsentEmbed } from '#app/ui/consent/consent-embed.tsx';
import type { viewerModule } from './schema.ts';
import css from './view.module.css';

export function ViewerView({ fields, marks }: ViewProps<typeof viewerModule>) {
  const { embed, title, anchor } = fields;
  return (
    <div id={anchor || undefined} className={css.viewer} {...marks.root}>
      {embed && <ConsentEmbed embed={embed} title={title} kind="document" />}
    </div>
  );
}
