import { type DragEvent, useEffect, useRef, useState } from 'react';
import type { ImageCrop } from '#app/cms/field/field.ts';
import type { MediaRecord } from '#app/cms/resolve.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { pictureSources } from '#app/media/address.ts';
import { useStillPage } from '#app/ui/use-still-page.ts';
import { useFormServices } from '../form-context.ts';
import { PanelHead } from '../panel-head.tsx';
import { ChosenMedia } from './chosen-media.tsx';
import css from './media-finder.module.css';

type FinderProps = {
  images: boolean;
  crops?: readonly ImageCrop[];
  /** The picture that stands there now. */
  chosen?: string | null;
  onChoose(record: MediaRecord): void;
  onClose(): void;
};

/** The library as a grid, with search and upload; below it what is about to be taken, in this module's real crops. */
export function MediaFinder({ images, crops = [], chosen = null, onChoose, onClose }: FinderProps) {
  const services = useFormServices();
  const dialog = useRef<HTMLDialogElement>(null);
  const [query, setQuery] = useState('');
  const [found, setFound] = useState<MediaRecord[] | null>(null);
  const [picked, pick] = useState<MediaRecord | null>(chosen ? (services.context.media(chosen) ?? null) : null);
  const [problem, setProblem] = useState('');
  const [isOver, setOver] = useState(false);

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  useStillPage();
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const records = await services.listMedia(query);
      if (isCurrent && records) setFound(records.filter((record) => isImage(record) === images));
    }, 120);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [services, query, images]);

  const take = (record: MediaRecord) => {
    services.keepMedia(record);
    // Closed by itself, so that the focus goes back to where the finder was opened.
    dialog.current?.close();
    onChoose(record);
  };
  const upload = async (file: File | undefined) => {
    if (!file) return;
    setProblem('');
    const record = await services.uploadMedia(file);
    if (typeof record === 'string') return setProblem(record);
    services.keepMedia(record);
    setFound((known) => [record, ...(known ?? []).filter(({ id }) => id !== record.id)]);
    pick(record);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void upload(event.dataTransfer.files[0]);
  };
  return (
    <dialog
      ref={dialog}
      className={`ed-dialog ed-finder ${css.finder}`}
      aria-label={m.editor_media_finder()}
      data-over={isOver || undefined}
      onClose={onClose}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <PanelHead title={m.editor_media_finder()} onClose={() => dialog.current?.close()} />
      <div className="ed-finder-tools ed-asks">
        <input
          type="search"
          aria-label={m.editor_media_search()}
          placeholder={m.editor_media_search()}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
        <label className="ed-primary">
          {m.editor_media_upload()}
          <input
            type="file"
            className="visually-hidden"
            accept={images ? 'image/*' : undefined}
            onChange={(event) => void upload(event.target.files?.[0])}
          />
        </label>
      </div>
      {problem && (
        <p role="alert" className="ed-problem">
          {problem}
        </p>
      )}
      <ul className={`ed-finder-grid ${css.grid}`}>
        {found?.map((record) => (
          <li key={record.id}>
            <button
              type="button"
              aria-pressed={record.id === picked?.id}
              onClick={() => pick(record)}
              onDoubleClick={() => take(record)}
            >
              {isImage(record) && <img src={thumbnail(record)} alt="" loading="lazy" />}
              <span>{record.name}</span>
              {isImage(record) && !record.alt[services.locale] && <small>{m.editor_rule_alt()}</small>}
            </button>
          </li>
        ))}
      </ul>
      {found?.length === 0 && <p className={css.none}>{m.editor_link_nothing()}</p>}
      {picked && <ChosenMedia key={picked.id} record={picked} crops={crops} isImage={isImage(picked)} onTake={take} />}
    </dialog>
  );
}

function isImage({ kind }: MediaRecord): boolean {
  return kind === 'image' || kind === 'vector';
}

function thumbnail(record: MediaRecord): string {
  const { src, sources } = pictureSources(record);
  return sources[0]?.srcset.split(' ')[0] ?? src;
}
