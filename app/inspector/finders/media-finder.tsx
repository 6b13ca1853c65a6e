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
  const library = useLibrary(images);
  const { query, found } = library;
  const [picked, pick] = useState<MediaRecord | null>(chosen ? (services.context.media(chosen) ?? null) : null);
  const [problem, setProblem] = useState('');
  const [isOver, setOver] = useState(false);

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  useStillPage();

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
    library.add(record);
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
      <FinderTools images={images} query={query} onQuery={library.search} onFile={(file) => void upload(file)} />
      {problem && <Problem text={problem} />}
      <MediaGrid records={found ?? []} picked={picked} onPick={pick} onTake={take} />
      {found?.length === 0 && <p className={css.none}>{m.editor_link_nothing()}</p>}
      {picked && <ChosenMedia key={picked.id} record={picked} crops={crops} isImage={isImage(picked)} onTake={take} />}
    </dialog>
  );
}

/** What the library has for these words, asked when somebody pauses; what was uploaded stands first. */
function useLibrary(images: boolean) {
  const services = useFormServices();
  const [query, search] = useState('');
  const [found, setFound] = useState<MediaRecord[] | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const records = await services.listMedia(query);
      if (isCurrent && records) setFound(records.filter((record) => isImage(record) === images));
    }, searchPauseMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [services, query, images]);
  const add = (record: MediaRecord) =>
    setFound((known) => [record, ...(known ?? []).filter(({ id }) => id !== record.id)]);
  return { query, search, found, add };
}

const searchPauseMs = 120;

function Problem({ text }: { text: string }) {
  return (
    <p role="alert" className="ed-problem">
      {text}
    </p>
  );
}

type ToolsProps = {
  images: boolean;
  query: string;
  onQuery(query: string): void;
  onFile(file: File | undefined): void;
};

function FinderTools({ images, query, onQuery, onFile }: ToolsProps) {
  return (
    <div className="ed-finder-tools ed-asks">
      <input
        type="search"
        aria-label={m.editor_media_search()}
        placeholder={m.editor_media_search()}
        value={query}
        onChange={(event) => onQuery(event.target.value)}
      />
      <label className="ed-primary">
        {m.editor_media_upload()}
        <input
          type="file"
          className="visually-hidden"
          accept={images ? 'image/*' : undefined}
          onChange={(event) => onFile(event.target.files?.[0])}
        />
      </label>
    </div>
  );
}

type GridProps = {
  records: readonly MediaRecord[];
  picked: MediaRecord | null;
  onPick(record: MediaRecord): void;
  onTake(record: MediaRecord): void;
};

function MediaGrid({ records, picked, onPick, onTake }: GridProps) {
  const { locale } = useFormServices();
  return (
    <ul className={`ed-finder-grid ${css.grid}`}>
      {records.map((record) => (
        <li key={record.id}>
          <button
            type="button"
            aria-pressed={record.id === picked?.id}
            onClick={() => onPick(record)}
            onDoubleClick={() => onTake(record)}
          >
            {isImage(record) && <img src={thumbnail(record)} alt="" loading="lazy" />}
            <span>{record.name}</span>
            {isImage(record) && !record.alt[locale] && <small>{m.editor_rule_alt()}</small>}
          </button>
        </li>
      ))}
    </ul>
  );
}

function isImage({ kind }: MediaRecord): boolean {
  return kind === 'image' || kind === 'vector';
}

function thumbnail(record: MediaRecord): string {
  const { src, sources } = pictureSources(record);
  return sources[0]?.srcset.split(' ')[0] ?? src;
}
