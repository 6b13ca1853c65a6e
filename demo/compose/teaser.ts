import { tractionRun } from '../days.ts';
import type { DemoModule } from '../demo-page.ts';
import { type Built, build, children, join, linkTo, type Pair } from './pair.ts';
import { picture, silentPicture } from './picture.ts';

type Teaser = {
  image: string;
  link: string;
  headline: Pair;
  preline?: Pair;
  subline?: Pair;
  text?: Pair;
  words?: Pair;
};

function teaserParts({ link, headline, preline, subline, text, words }: Teaser): Built {
  return build({
    shared: { link: linkTo(link) },
    text: { preline, subline, text, link_text: words },
    line: { headline },
  });
}

type FullTeaserClass = 'default' | 'reversed' | 'large' | 'wide-image';

export function fullTeaser(extra_class: FullTeaserClass, teaser: Teaser): DemoModule {
  return {
    model: 'full-teaser',
    ...join(build({ shared: { extra_class } }), teaserParts(teaser), silentPicture('image', teaser.image)),
  };
}

export function teaserList(extra_class: 'default' | 'list' | 'pairs', teasers: Teaser[]): DemoModule {
  const items = teasers.map((teaser) => join(teaserParts(teaser), silentPicture('image', teaser.image)));
  return { model: 'teaser-list', ...join(build({ shared: { extra_class } }), children(items)) };
}

/** Openers have to say since when they are shown; these have been for as long as the exhibition. */
const houseOnline = `${tractionRun.begins}T10:00`;

type Hero = {
  variant: 'opener' | 'photo';
  image: string;
  mobile?: string;
  preline: Pair;
  headline: Pair;
  text: Pair;
  facts?: Pair;
  button?: { words: Pair; link: string };
};

export function heroMedia({ variant, image, mobile, preline, headline, text, facts, button }: Hero): DemoModule {
  const shared = {
    variant,
    online_from: houseOnline,
    button_link: button ? linkTo(button.link) : undefined,
  };
  return {
    model: 'hero-media',
    ...join(
      build({ shared, text: { preline, text, facts, button_text: button?.words }, line: { headline } }),
      silentPicture('image', image),
      mobile ? silentPicture('image_mobile', mobile) : build({}),
    ),
  };
}

export function logoList(logos: { image: string; link: string; text: Pair }[]): DemoModule {
  const items = logos.map(({ image, link, text }) =>
    join(build({ shared: { link: linkTo(link) }, text: { text } }), picture('image', image)),
  );
  return { model: 'logo-list', ...children(items) };
}
