/**
 * Entries on forced labour, colonial trade, strikes, war and drowning. Their pictures are theirs alone, drawn by methods
 * that show material and without the inks that shine (`grave` in `media.json`).
 */
export const graveSubjects: readonly string[] = [
  'arbeitskarte',
  'garn-der-anderen',
  'hanf-und-haende',
  'hechelboden',
  'hochwasser',
  'lohntuete',
  'manila',
  'osei',
  'sisalmuster',
  'streik',
  'zwangsarbeit',
];
