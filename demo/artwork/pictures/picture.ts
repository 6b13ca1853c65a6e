import type { DrawingMethod, Variant } from '../method.ts';
import type { Theme } from '../palette.ts';

/** Words in the two languages of the house. */
export type Bilingual = { de: string; en: string };

/** One picture of the demo museum: how it is drawn and what is said about it. */
export type Picture = {
  key: string;
  method: DrawingMethod;
  variant?: Variant;
  seed: string;
  theme: Theme;
  width: number;
  height: number;
  ground: boolean;
  alt: Bilingual;
  credit: Bilingual;
  decorative?: boolean;
  /** What must stay in sight when the picture is cropped, as shares of width and height. */
  focal?: { x: number; y: number };
};

export const houseCredit: Bilingual = {
  de: '© Reepwerk, Pressenutzung frei',
  en: '© Reepwerk, free for press use',
};

/** Credit for a drawing made after an object of the collection. */
export function creditAfterObject(inventoryNumber: string): Bilingual {
  return {
    de: `Zeichnung nach Inv. ${inventoryNumber}. © Reepwerk`,
    en: `Drawing after inv. ${inventoryNumber}. © Reepwerk`,
  };
}
