import { m } from '#app/i18n/paraglide/messages.js';
import { fileAddress, objectPosition, renditionAddress } from '#app/media/address.ts';
import type { MediaRecord } from '#app/media/media-record.ts';
import css from './media-library.module.css';

/** A small look at a picture around its focal point; of anything else what it is. Its name stands beside it. */
export function Thumb({ record }: { record: MediaRecord }) {
  if (record.kind === 'image' || record.kind === 'vector')
    return (
      <img
        src={record.kind === 'vector' ? fileAddress(record) : renditionAddress(record, 320, 'webp')}
        alt=""
        data-drawn={record.kind === 'vector' || undefined}
        loading="lazy"
        width={320}
        height={240}
        style={{ objectPosition: objectPosition(record.focal) }}
      />
    );
  return <span className={css.fileKind}>{m[`office_media_kind_${record.kind}`]()}</span>;
}
