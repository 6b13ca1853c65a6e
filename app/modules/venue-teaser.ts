import type { ImageView } from '#app/cms/resolve.ts';

/** A venue as modules show it, in the words of its language. */
export type VenueTeaser = {
  id: string;
  href: string;
  name: string;
  subtitle: string;
  lead: string;
  /** Street, then postal code and town. */
  address: string[];
  /** What can take place in, in their order. */
  rooms: string[];
  image: ImageView | null;
};
