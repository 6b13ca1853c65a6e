export const themes = ['cc01', 'cc02', 'cc03'] as const;

export type Theme = (typeof themes)[number];

export const kalk = '#F3F4EE';
export const mennige = '#F2653B';
export const fleet = '#0D2B33';
export const ink = '#15191B';
export const foam = '#EEF3EE';
export const yellow = '#F3C73B';
export const greyBlue = '#B4C6C6';

/** What stands for the inks that shine where a subject is grave: forced labour, deaths, strikes. */
export const soberInks = { [mennige]: greyBlue, [yellow]: foam } as const;

/** A lit yarn and the shadow between two of them. */
export type Strand = { light: string; shade: string };

export type Palette = {
  ground: string;
  text: string;
  /** Three colours that may stand on the ground as lines. */
  lines: [string, string, string];
  /** Three strands of one rope. A light equal to the ground lets the ground be the yarn. */
  strands: [Strand, Strand, Strand];
};

/** Colours of a theme. Beside ground and text no picture uses more than three inks. */
export const palettes: Record<Theme, Palette> = {
  cc01: {
    ground: kalk,
    text: ink,
    lines: [ink, mennige, fleet],
    strands: [
      { light: mennige, shade: ink },
      { light: kalk, shade: ink },
      { light: greyBlue, shade: fleet },
    ],
  },
  cc02: {
    ground: mennige,
    text: ink,
    lines: [ink, kalk, fleet],
    strands: [
      { light: kalk, shade: ink },
      { light: mennige, shade: fleet },
      { light: mennige, shade: ink },
    ],
  },
  cc03: {
    ground: fleet,
    text: foam,
    lines: [yellow, foam, mennige],
    strands: [
      { light: mennige, shade: ink },
      { light: foam, shade: ink },
      { light: yellow, shade: ink },
    ],
  },
};
