import { Slider } from '#app/modules/image-list/slider.tsx';
import { Caption, Picture } from '#app/ui/picture.tsx';
import css from './gallery.module.css';
import type { SectionContents } from './sections.ts';

/** Up to three pictures stand side by side, more are pushed sideways. */
const mostBeside = 3;

export function Gallery({ content: { title, images }, id }: { content: SectionContents['ImageSlider']; id: string }) {
  const isSlider = images.length > mostBeside;
  const figures = images.map(({ key, image }) => (
    <li key={key} className={css.item}>
      <figure>
        <Picture
          image={image}
          ratio={isSlider || images.length === 1 ? '3 / 2' : '4 / 5'}
          sizes={isSlider || images.length === 1 ? '(width < 48em) 100vw, 80vw' : '(width < 48em) 100vw, 33vw'}
        />
        <Caption caption={image.caption} credit={image.credit} />
      </figure>
    </li>
  ));
  return (
    <section id={id} className={css.gallery} aria-label={title}>
      {isSlider ? <Slider>{figures}</Slider> : <ul className={css.beside}>{figures}</ul>}
    </section>
  );
}
