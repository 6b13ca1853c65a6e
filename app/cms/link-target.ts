/** Something a link can lead to, as the link finder offers it. */
export type LinkTarget = {
  type: string;
  id: string;
  title: string;
  url: string | null;
  online: boolean;
  /** Local time or day of a date. */
  starts?: string | null;
  /** Places within it that a link can name. */
  anchors?: string[];
};
