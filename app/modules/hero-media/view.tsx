import type { ViewProps } from '#app/cms/module.ts';
import { useStickyLink } from '#app/ui/sticky-links.ts';
import { Opener } from './opener.tsx';
import { Photo } from './photo.tsx';
import type { heroMediaModule } from './schema.ts';
import { Title } from './title.tsx';

export function HeroMediaView({ id, fields, marks }: ViewProps<typeof heroMediaModule>) {
  const { sticky, button_link, button_text, variant } = fields;
  const isSticky = sticky && button_link && button_text;
  useStickyLink(isSticky ? { id, url: button_link.href, text: button_text } : null);
  const Variant = variants[variant || 'opener'];
  return <Variant fields={fields} marks={marks} />;
}

const variants = { opener: Opener, photo: Photo, title: Title };
