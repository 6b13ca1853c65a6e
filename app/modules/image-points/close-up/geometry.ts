/** A size in pixels of the style sheet. */
export type Size = { width: number; height: number };

/** How large a picture stands on a stage that shows all of it, in the middle. */
export function fittedSize(stage: Size, picture: Size): Size {
  const scale = Math.min(stage.width / picture.width, stage.height / picture.height);
  return { width: picture.width * scale, height: picture.height * scale };
}

type View = { stage: Size; scale: number };
type Pan = { x: number; y: number };

/**
 * How far a surface as large as the stage moves, before it is scaled, until a place of the picture stands in the middle,
 * or as near to it as the surface can while it fills the stage. Places are thousandths of the picture.
 */
export function panTo(place: Pan, { picture, ...view }: View & { picture: Size }): Pan {
  const fitted = fittedSize(view.stage, picture);
  const from = (thousandths: number, side: keyof Size) => (0.5 - thousandths / 1000) * fitted[side];
  return keptOnStage({ x: from(place.x, 'width'), y: from(place.y, 'height') }, view);
}

/** The same movement, but no farther than the surface fills the stage. */
export function keptOnStage(pan: Pan, { stage, scale }: View): Pan {
  const kept = (wanted: number, side: keyof Size) => {
    const most = (stage[side] * (scale - 1)) / (2 * scale);
    return Math.min(Math.max(wanted, -most), most) || 0;
  };
  return { x: kept(pan.x, 'width'), y: kept(pan.y, 'height') };
}

const longestBar = 140;

/** A round length for a bar of scale: millimetres, and how long it is drawn; the longest of 1, 2 and 5 times a power of ten. */
export function scaleBar({ realWidth, shownWidth }: { realWidth: number; shownWidth: number }) {
  const perPixel = realWidth / shownWidth;
  const most = longestBar * perPixel;
  const power = 10 ** Math.floor(Math.log10(most));
  const length = ([5, 2, 1].find((each) => each * power <= most) ?? 1) * power;
  return { length, pixels: length / perPixel };
}

/** The same in words: "5 mm", "2 cm", "1 m", with a no-break space. */
export function lengthInWords(millimetres: number, locale: string): string {
  const [value, unit] =
    millimetres >= 1000
      ? [millimetres / 1000, 'm']
      : millimetres >= 10
        ? [millimetres / 10, 'cm']
        : [millimetres, 'mm'];
  return `${value.toLocaleString(locale)}\u00A0${unit}`;
}
