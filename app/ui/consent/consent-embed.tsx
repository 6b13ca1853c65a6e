import { useState } from 'react';
import { m } from '#app/i18n/paraglide/messages.js';
import { Button } from '../button.tsx';
import { type Drawable, Picture } from '../picture.tsx';
import css from './consent-embed.module.css';
import { useProviderConsent } from './external-media-consent.ts';
import { providerName } from './provider-name.ts';

/** A player or document of another site: where it loads from, where its own page is. */
type Embed = { provider: string; src: string | null; url: string; title: string };

type ConsentEmbedProps = {
  embed: Embed;
  title: string;
  kind: 'video' | 'audio' | 'document' | 'post';
  poster?: Drawable | null;
};

/**
 * Two clicks: nothing is asked of the other site before the visitor says so. Without JavaScript, or where there is no
 * player to load, it is a link.
 */
export function ConsentEmbed({ embed, title, kind, poster }: ConsentEmbedProps) {
  const { isLoaded, loadOnce, loadAlways } = useProviderConsent(embed.provider);
  const provider = providerName(embed.provider);
  const name = title || embed.title || provider;
  const { src } = embed;
  const [isPressed, setPressed] = useState(false);
  if (src && isLoaded) return <Frame src={src} name={name} kind={kind} takesFocus={isPressed} />;
  const pressed = (load: () => void) => () => {
    setPressed(true);
    load();
  };
  return (
    <div className={css.embed} data-kind={kind} data-provider={embed.provider}>
      {poster && <Picture image={poster} ratio="16 / 9" sizes="(width < 64em) 100vw, 66vw" />}
      <div className={css.ask}>
        <p className={css.name}>{name}</p>
        {src && (
          <>
            <p className={css.notice}>{m.module_embed_notice({ provider })}</p>
            <div className={css.actions}>
              <Button aria-label={`${m.module_embed_once()}: ${name}`} onClick={pressed(loadOnce)}>
                {m.module_embed_once()}
              </Button>
              <Button look="secondary" onClick={pressed(loadAlways)}>
                {m.module_embed_always({ provider })}
              </Button>
            </div>
          </>
        )}
        <a className={css.original} href={embed.url} target="_blank" rel="noopener noreferrer">
          {m.module_embed_original({ provider })}
          <span className="visually-hidden"> {m.module_opens_new_tab()}</span>
        </a>
      </div>
    </div>
  );
}

type FrameProps = Pick<ConsentEmbedProps, 'kind'> & { src: string; name: string; takesFocus: boolean };

/** Whoever pressed the button that it replaces goes on in it. */
function focusFrame(frame: HTMLIFrameElement | null) {
  frame?.focus();
}

/** Players need their own origin to work, so the sandbox keeps them from the page, not from themselves. */
function Frame({ src, name, kind, takesFocus }: FrameProps) {
  return (
    <iframe
      ref={takesFocus ? focusFrame : undefined}
      className={css.frame}
      data-kind={kind}
      src={src}
      title={name}
      loading="lazy"
      referrerPolicy="strict-origin-when-cross-origin"
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox allow-forms"
      allow="fullscreen; encrypted-media; picture-in-picture"
      allowFullScreen
    />
  );
}
