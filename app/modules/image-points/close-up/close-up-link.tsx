import { type MouseEvent, useState } from 'react';
import { m } from '#app/i18n/paraglide/messages.js';
import { closeUpSources } from '#app/media/address.ts';
import { MoreLink } from '#app/ui/more-link.tsx';
import type { Drawable } from '#app/ui/picture.tsx';
import type { CloseUpDialog, Detail } from './close-up-dialog.tsx';

type Props = {
  image: Drawable & Parameters<typeof closeUpSources>[0];
  caption: string;
  details: readonly Detail[];
  realWidth: number;
};

/** Leads to the picture at its largest; with JavaScript it opens over the page, and what that takes comes when asked for. */
export function CloseUpLink({ image, ...rest }: Props) {
  const [Viewer, setViewer] = useState<{ Dialog: typeof CloseUpDialog } | null>(null);
  const large = closeUpSources(image);
  if (!large) return null;
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    import('./close-up-dialog.tsx').then(
      ({ CloseUpDialog }) => setViewer({ Dialog: CloseUpDialog }),
      () => location.assign(large.src),
    );
  };
  return (
    <>
      <MoreLink
        to={{ href: large.src, external: false }}
        text={m.module_close_up_open()}
        label={m.module_close_up_open_of({ caption: rest.caption })}
        onClick={open}
      />
      {Viewer && <Viewer.Dialog image={image} large={large} {...rest} onClose={() => setViewer(null)} />}
    </>
  );
}
