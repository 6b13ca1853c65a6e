import type { VisitorForm } from '#app/features/forms/visitor-form.ts';
import type { Locale } from '#app/i18n/locale.ts';

/** A form of the venue to fill in where it stands, or the way to one of another service. */
export type FormData =
  | { kind: 'own'; form: VisitorForm; locale: Locale }
  | { kind: 'service'; provider: string; url: string }
  | { kind: 'none' };
