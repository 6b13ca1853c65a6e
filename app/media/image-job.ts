import type { CropName, RenditionFormat } from './limits.ts';
import type { EmbeddedMetadata } from './metadata/embedded-metadata.ts';

/** What the decoding process is asked to do; paths lie in the media folder. */
export type ImageTask =
  | { task: 'inspect'; path: string }
  /** Only for drawings the venue made itself from numbers; uploaded vector pictures are never decoded. */
  | { task: 'own-drawing'; path: string; target: string }
  | { task: 'width'; path: string; target: string; width: number; format: RenditionFormat }
  | {
      task: 'crop';
      path: string;
      target: string;
      crop: CropName;
      focal: { x: number; y: number };
      format: RenditionFormat;
    };

export type ImageJob = ImageTask & { id: number };

export type ImageResult =
  | { ok: true; width?: number; height?: number; placeholder?: string; metadata?: EmbeddedMetadata | null }
  | { ok: false; reason: string };
