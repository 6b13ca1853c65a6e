import type { CSSProperties } from 'react';
import type { EditMarks, ViewProps } from '#app/cms/module.ts';
import { Go } from '#app/ui/go.tsx';
import { isRendered } from '#app/ui/marks.ts';
import { Caption, Picture } from '#app/ui/picture.tsx';
import { PlainText } from '#app/ui/plain-text.tsx';
import { useModuleData } from '../module-data.ts';
import { CloseUpLink } from './close-up/close-up-link.tsx';
import { ScaleBar } from './close-up/scale-bar.tsx';
import type { PointNotices } from './point-notices.ts';
import type { imagePointsModule } from './schema.ts';
import css from './view.module.css';

type Point = ViewProps<typeof imagePointsModule>['fields']['children'][number];
type Noted = Point & { notice: PointNotices[string] | undefined };

/**
 * A picture with points: those with a text are numbered in it and told in a list, or stand as labels over a wide one;
 * those without are names in it. A point that a notice leads to says so as long as the notice stands.
 */
export function ImagePointsView({ id, fields, marks }: ViewProps<typeof imagePointsModule>) {
  const notices = useModuleData<PointNotices>(id) ?? {};
  const { image, points_look, close_up, real_width, children, anchor } = fields;
  if (!image) return <div className={css.empty} {...marks.root} {...marks.field('image')} />;
  const rendered = children.filter(({ _key, title }) => isRendered(title, marks.field(`children.${_key}.title`)));
  const noted = rendered
    .filter(({ text }) => text)
    .map((point) => ({ ...point, notice: point.own_anchor ? notices[point.own_anchor] : undefined }));
  const names = rendered.filter(({ text }) => !text);
  return (
    <figure id={anchor || undefined} className={css.figure} {...marks.root}>
      <div className={css.plan} data-look={points_look} style={ratioOf(image)}>
        <div className={css.drawing} {...marks.field('image')}>
          <Picture image={image} sizes="(width < 48em) 100vw, 80vw" />
        </div>
        <Signs points={noted} marks={marks} />
        <div className={css.scale} aria-hidden="true">
          <ScaleBar realWidth={real_width} />
        </div>
        <Names points={names} marks={marks} />
        {noted.length > 0 && (
          <ol className={css.list}>
            {noted.map((point, index) => (
              <Told key={point._key} point={point} number={index + 1} marks={marks} />
            ))}
          </ol>
        )}
      </div>
      {close_up && <CloseUpLink image={image} caption={image.caption} details={noted} realWidth={real_width} />}
      <Caption caption={image.caption} credit={image.credit} />
    </figure>
  );
}

/** Numbers in the picture, and the lines from a label to its point. The list says the same in words. */
function Signs({ points, marks }: { points: readonly Noted[]; marks: EditMarks }) {
  return (
    <div className={css.signs} aria-hidden="true">
      <svg className={css.lines} viewBox="0 0 1000 1000" preserveAspectRatio="none" aria-hidden="true">
        {points.map(({ _key, x, y, label_x, label_y }) => (
          <line key={_key} x1={label_x} y1={label_y} x2={x} y2={y} vectorEffect="non-scaling-stroke" />
        ))}
      </svg>
      {points.map((point, index) => (
        <span
          key={point._key}
          className={css.sign}
          data-closed={point.notice && ''}
          style={placeOf(point)}
          {...marks.place(`children.${point._key}`, 'x', 'y')}
        >
          {point.notice ? '×' : index + 1}
        </span>
      ))}
    </div>
  );
}

function Names({ points, marks }: { points: readonly Point[]; marks: EditMarks }) {
  if (points.length === 0) return null;
  return (
    <ul className={css.names}>
      {points.map((point) => (
        <li key={point._key} style={placeOf(point)} {...marks.place(`children.${point._key}`, 'x', 'y')}>
          <PlainText as="span" text={point.title} mark={marks.field(`children.${point._key}.title`)} />
        </li>
      ))}
    </ul>
  );
}

function Told({ point, number, marks }: { point: Noted; number: number; marks: EditMarks }) {
  const { _key, title, text, link, own_anchor, notice, label_y, y } = point;
  const name = <PlainText as="span" text={title} mark={marks.field(`children.${_key}.title`)} />;
  return (
    <li
      id={own_anchor || undefined}
      className={css.told}
      data-closed={notice && ''}
      data-label={label_y > y ? 'below' : 'above'}
      style={placeOf(point)}
      {...marks.place(`children.${_key}`, 'label_x', 'label_y')}
    >
      <span className={css.number} aria-hidden="true">
        {notice ? '×' : number}
      </span>
      <div>
        <p className={css.title}>{link ? <Go to={link}>{name}</Go> : name}</p>
        <PlainText text={text} mark={marks.field(`children.${_key}.text`)} className={css.text} />
        {notice && (
          <p className={css.notice}>
            <strong>{notice.title}</strong> {notice.text}
          </p>
        )}
      </div>
    </li>
  );
}

/** The layers over the picture are as high as it is, whatever stands beside it. */
function ratioOf({ width, height }: { width: number; height: number }): CSSProperties {
  return { '--ratio': `${width} / ${height}` } as CSSProperties;
}

function placeOf({ x, y, label_x, label_y }: Point): CSSProperties {
  const share = (thousandths: number) => `${thousandths / 10}%`;
  return {
    '--x': share(x),
    '--y': share(y),
    '--label-x': share(label_x),
    '--label-y': share(label_y),
  } as CSSProperties;
}
