import { useCallback, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '#app/contract/client/call.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { refusalText } from './refusal-text.ts';

type Uploads = { done: number; of: number; problems: string[] };

/** Files on their way into the library, one after the other; what is added meanwhile waits its turn. */
export function useUploads(locale: Locale): { state: Uploads | null; upload(files: File[]): void } {
  const [state, setState] = useState<Uploads | null>(null);
  const waiting = useRef<File[]>([]);
  const isRunning = useRef(false);
  const { revalidate } = useRevalidator();

  const work = useCallback(async () => {
    isRunning.current = true;
    for (let file = waiting.current.shift(); file; file = waiting.current.shift()) {
      const refused = refusalText(await call('uploadMedia', { params: { lang: locale }, form: { file } }));
      const problems = refused ? [`${file.name}: ${refused}`] : [];
      setState((was) => was && { ...was, done: was.done + 1, problems: [...was.problems, ...problems] });
    }
    isRunning.current = false;
    await revalidate();
  }, [locale, revalidate]);

  const upload = useCallback(
    (files: File[]) => {
      if (files.length === 0) return;
      waiting.current.push(...files);
      const isMore = isRunning.current;
      setState((was) =>
        was && isMore ? { ...was, of: was.of + files.length } : { done: 0, of: files.length, problems: [] },
      );
      if (!isMore) void work();
    },
    [work],
  );
  return { state, upload };
}
