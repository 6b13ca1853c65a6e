import type { Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import type { MediaRefusal } from './inspect.server.ts';
import { inMegabytes } from './limits.ts';

/** Why a file was not taken in, in the language of whoever sent it; one that is too large reads how large it may be. */
export function refusalMessage({ problem, most = 0 }: MediaRefusal, locale: Locale): string {
  return words[problem]({ megabytes: inMegabytes(most) }, { locale });
}

const words = {
  too_large: m.api_media_too_large,
  unknown_type: m.api_media_unknown_type,
  not_a_picture: m.api_media_not_a_picture,
  svg_active: m.api_media_svg_active,
  svg_external: m.api_media_svg_external,
  svg_entity: m.api_media_svg_entity,
  svg_unreadable: m.api_media_svg_unreadable,
  svg_heavy: m.api_media_svg_heavy,
} satisfies Record<MediaRefusal['problem'], unknown>;
