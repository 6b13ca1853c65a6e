import type { ViewProps } from '#app/cms/module.ts';
import { Caption, Picture } from '#app/ui/picture.tsx';
import type { imageListModule } from './schema.ts';
import { Slider } from './slider.tsx';
import css from './view.module.css';

type Item = ViewProps<typeof imageListModule>['fields']['children'][number];

export function ImageListView({ fields, marks }: ViewProps<typeof imageListModule>) {
  const { children, format, anchor } = fields;
  const pictures = children.flatMap(({ _key, image }) => (image ? [{ _key, image }] : []));
  if (pictures.length === 0) return <div className={css.empty} {...marks.root} />;
  const figures = pictures.map(({ _key, image }) => (
    <li key={_key} className={css.item}>
      <Photograph image={image} mark={marks.field(`children.${_key}.image`)} format={format} />
    </li>
  ));
  return (
    <div id={anchor || undefined} className={css.list} data-format={format} {...marks.root}>
      {format === 'slider' ? <Slider>{figures}</Slider> : <ul className={css.items}>{figures}</ul>}
    </div>
  );
}

type PhotographProps = { image: NonNullable<Item['image']>; mark: Record<string, string>; format: string };

function Photograph({ image, mark, format }: PhotographProps) {
  const sizes = format === 'slider' ? '(width < 48em) 100vw, 80vw' : '(width < 48em) 100vw, 33vw';
  return (
    <figure>
      <div {...mark}>
        <Picture image={image} ratio={format === 'standard' ? '4 / 5' : '5 / 4'} sizes={sizes} />
      </div>
      <Caption caption={image.caption} credit={image.credit} />
    </figure>
  );
}
