import { useEffect, useRef, useState } from 'react';
import type { MediaRecord } from '#app/cms/resolve.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { pictureSources } from '#app/media/address.ts';
import { useFormServices } from '../form-context.ts';

type FinderProps = { images: boolean; onChoose(record: MediaRecord): void; onClose(): void };

/** The library as a grid, with search and upload. */
export function MediaFinder({ images, onChoose, onClose }: FinderProps) {
  const services = useFormServices();
  const dialog = useRef<HTMLDialogElement>(null);
  const [query, setQuery] = useState('');
  const [found, setFound] = useState<MediaRecord[]>([]);
  const [problem, setProblem] = useState('');

  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => {
    let isCurrent = true;
    void services
      .listMedia(query)
      .then((records) => isCurrent && setFound(records.filter((record) => isImage(record) === images)));
    return () => {
      isCurrent = false;
    };
  }, [services, query, images]);

  const choose = (record: MediaRecord) => {
    services.keepMedia(record);
    onChoose(record);
  };
  const upload = async (file: File | undefined) => {
    const record = file && (await services.uploadMedia(file));
    if (record) choose(record);
    else setProblem(m.editor_media_refused());
  };
  return (
    <dialog ref={dialog} className="ed-dialog ed-finder" aria-label={m.editor_media_finder()} onClose={onClose}>
      <header className="ed-head">
        <h2>{m.editor_media_finder()}</h2>
        <button
          type="button"
          className="ed-close"
          aria-label={m.editor_close()}
          onClick={() => dialog.current?.close()}
        >
          ×
        </button>
      </header>
      <div className="ed-finder-tools">
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
      <ul className="ed-finder-grid">
        {found.map((record) => (
          <li key={record.id}>
            <button type="button" onClick={() => choose(record)}>
              {isImage(record) && <img src={thumbnail(record)} alt="" loading="lazy" />}
              <span>{record.name}</span>
            </button>
          </li>
        ))}
      </ul>
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
