/** A point or direction in centimetres; y is up and the table lies at 0. */
export type Vector = readonly [x: number, y: number, z: number];
/** Light that comes back from something, each part from 0 to 1 and linear. */
export type Colour = readonly [red: number, green: number, blue: number];

/** What a thing is made of at one place. */
export type Surface = {
  colour: Colour;
  /** 0 is a mirror, 1 is cloth. */
  roughness: number;
  /** Metals colour what they mirror. */
  isMetal?: boolean;
  /** Fibres at the edge of a thing catch the light that comes past it. */
  sheen?: number;
};

export type Camera = { from: Vector; to: Vector /** Opening of the lens upwards, in degrees. */; opening: number };

/** A thing as a field of distances: how far it is from any place to it, never more than it is. */
export type Thing = {
  distance(x: number, y: number, z: number): number;
  surface(x: number, y: number, z: number): Surface;
};

/** A hair that stands away from a thing, from its root to its tip. */
export type Hair = { root: Vector; bend: Vector; tip: Vector; colour: Colour };

/** What stands before the lens: the thing on its table, the colour of the table, hairs of the thing. */
export type Plate = {
  camera: Camera;
  thing: Thing;
  table: Colour;
  /** A box around the thing, lowest and highest corner: outside of it nothing is looked for. */
  box: readonly [low: Vector, high: Vector];
  hairs?: readonly Hair[];
};
