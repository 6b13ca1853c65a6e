import type { ViewProps } from '#app/cms/module.ts';
import { ConsentEmbed } from '#app/ui/consent/consent-embed.tsx';
import type { socialMediaModule } from './schema.ts';
import css from './view.module.css';

export function SocialMediaView({ fields, marks }: ViewProps<typeof socialMediaModule>) {
  const { embed, title, anchor } = fields;
  return (
    <div id={anchor || undefined} className={css.post} {...marks.root}>
      {embed && <ConsentEmbed embed={embed} title={title} kind="post" />}
    </div>
  );
}
