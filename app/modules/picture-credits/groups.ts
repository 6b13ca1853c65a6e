/** A credit as it is printed, and what it stands under. */
export type CreditGroup<Media> = { credit: string; media: Media[] };

/** Pictures under their credits, the credit with the most first; a licence belongs to what it is said with. */
export function creditGroups<Media extends { credit: string; licence: string }>(
  media: readonly Media[],
): CreditGroup<Media>[] {
  const said = ({ credit, licence }: Media) => [credit, licence].filter(Boolean).join(' · ');
  const groups = Map.groupBy(media, said);
  return [...groups]
    .map(([credit, of]) => ({ credit, media: of }))
    .sort((one, other) => other.media.length - one.media.length || one.credit.localeCompare(other.credit));
}
