import type { CSSProperties } from 'react';
import type { EditMarks, ViewProps } from '#app/cms/module.ts';
import { Go } from '#app/ui/go.tsx';
import { Heading } from '#app/ui/heading.tsx';
import { isRendered } from '#app/ui/marks.ts';
import { Picture } from '#app/ui/picture.tsx';
import { PlainText } from '#app/ui/plain-text.tsx';
import type { stripModule } from './schema.ts';
import { type Chapter, chaptersOf, givingWay, type Scale, ticksOf } from './strip-parts.ts';
import css from './view.module.css';
import { Walk } from './walk.tsx';

type Fields = ViewProps<typeof stripModule>['fields'];
type Part = Chapter<Fields['chapters'][number], Fields['children'][number]>;
type Thing = Part['things'][number];

/** Pixels: how high the length is drawn, how high the pictures that hang on it, and what stays between two of them. */
const height = 190;
const pictureHeight = 168;
const gap = 32;
/** How wide it is drawn on a telephone, as in the style sheet. */
const uprightWidth = 72;

/**
 * A length one walks along: chapters and things at their place on it. Sideways in a wide window, from top to bottom on a
 * telephone; without scripts, in print and in a narrow column a list.
 */
export function StripView({ id, fields, marks }: ViewProps<typeof stripModule>) {
  const { image, image_mobile, scale_from, scale_to, scale_step, unit, anchor } = fields;
  if (!image) return <div className={css.empty} {...marks.root} {...marks.field('image')} />;
  const scale = { from: scale_from, to: Math.max(scale_to, scale_from + 1), step: scale_step };
  const units = scale.to - scale.from;
  const perUnit = (height * image.width) / image.height / units;
  const uprightPerUnit = image_mobile ? (uprightWidth * image_mobile.height) / image_mobile.width / units : 0;
  const parts = chaptersOf(scale, { chapters: fields.chapters, things: fields.children });
  const ways = givingWay(
    parts.flatMap(({ things }) => things.map((thing) => ({ ...thing, width: widthOf(thing) }))),
    { perUnit, gap },
  );
  const idOf = ({ chapter }: Part) => chapter?.own_anchor || `${id}-${chapter?._key ?? 'start'}`;
  return (
    <div id={anchor || undefined} className={css.strip} data-upright={image_mobile ? '' : undefined} {...marks.root}>
      <Walk
        label={{ from: scale.from, to: scale.to, unit }}
        isStill={Object.keys(marks.root).length > 0}
        stops={parts.flatMap((part) =>
          part.chapter
            ? [
                {
                  id: idOf(part),
                  text: part.chapter.headline.text,
                  at: part.chapter.at,
                  share: (part.from - scale.from) / units,
                },
              ]
            : [],
        )}
        overview={<Picture image={image} silent />}
      >
        <div
          className={css.line}
          style={pixels({ unit: perUnit, upright: uprightPerUnit, length: perUnit * units, height })}
        >
          <div className={css.length} {...marks.field('image')}>
            <Picture image={image} narrow={image_mobile} sizes="(width < 48em) 72px, 7488px" />
          </div>
          <Ticks scale={scale} unit={unit} />
          <ol className={css.chapters}>
            {parts.map((part) => (
              <ChapterPart key={part.chapter?._key ?? ''} {...{ part, scale, unit, marks, ways }} id={idOf(part)} />
            ))}
          </ol>
        </div>
      </Walk>
    </div>
  );
}

/** The numbers over the length; every chapter and thing says its own in words. */
function Ticks({ scale, unit }: { scale: Scale; unit: string }) {
  return (
    <div className={css.ticks} style={numbers({ step: scale.step })} aria-hidden="true">
      {ticksOf(scale).map((tick) => (
        <span key={tick} style={numbers({ at: tick - scale.from })}>
          {withUnit(tick, unit)}
        </span>
      ))}
    </div>
  );
}

type PartProps = {
  id: string;
  part: Part;
  scale: { from: number };
  unit: string;
  marks: EditMarks;
  ways: ReadonlyMap<string, number>;
};

function ChapterPart({ id, part: { chapter, from, to, things }, scale, unit, marks, ways }: PartProps) {
  const until = (things[0]?.place ?? to) - from;
  return (
    <li id={id} className={css.chapter} style={numbers({ at: from - scale.from, span: to - from, until })}>
      {chapter && (
        <div className={css.head}>
          <p className={css.at}>{withUnit(chapter.at, unit)}</p>
          <Heading
            level={2}
            grade="h1"
            line={chapter.headline}
            mark={marks.field(`chapters.${chapter._key}.headline`)}
            className={css.title}
          />
          <PlainText text={chapter.text} mark={marks.field(`chapters.${chapter._key}.text`)} className={css.subtitle} />
        </div>
      )}
      {things.length > 0 && (
        <ul className={css.things}>
          {things.map((thing) => (
            <li
              key={thing._key}
              className={css.thing}
              style={{
                ...numbers({ at: thing.place - from, until: thing.until }),
                ...pixels({ width: widthOf(thing), way: ways.get(thing._key) ?? 0 }),
              }}
            >
              <ThingFigure thing={thing} unit={unit} marks={marks} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function ThingFigure({ thing, unit, marks }: { thing: Thing; unit: string; marks: EditMarks }) {
  const { _key, at, image, title, text, link } = thing;
  const titleMark = marks.field(`children.${_key}.title`);
  const name = <PlainText as="span" text={title} mark={titleMark} className={css.name} />;
  return (
    <figure>
      {image && (
        <div {...marks.field(`children.${_key}.image`)}>
          <Picture image={image} sizes="(width < 48em) 60vw, 250px" />
        </div>
      )}
      <figcaption className={css.caption}>
        <p>
          <b>{withUnit(at, unit)}</b> {link && isRendered(title, titleMark) ? <Go to={link}>{name}</Go> : name}
        </p>
        <PlainText text={text} mark={marks.field(`children.${_key}.text`)} />
      </figcaption>
    </figure>
  );
}

/** A picture as high as the others, within reason; words alone take a narrow column. */
function widthOf({ image }: Fields['children'][number]): number {
  if (!image) return 216;
  return Math.round(Math.min(Math.max((pictureHeight * image.width) / image.height, 150), 250));
}

function withUnit(value: number, unit: string): string {
  return unit ? `${value}\u00a0${unit}` : String(value);
}

function numbers(values: Record<string, number>): CSSProperties {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [`--${name}`, value])) as CSSProperties;
}

function pixels(values: Record<string, number>): CSSProperties {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [`--${name}`, `${Number(value.toFixed(3))}px`]),
  ) as CSSProperties;
}
