import { useEffect, useRef } from 'react';
import { Form, useSearchParams } from 'react-router';
import { m } from '#app/i18n/paraglide/messages.js';

/** In the bar above every screen of the office; Ctrl K leads to it from anywhere. */
export function SearchField({ address, isHere }: { address: string; isHere: boolean }) {
  const field = useRef<HTMLInputElement>(null);
  const [params] = useSearchParams();
  const q = isHere ? (params.get('q') ?? '') : '';
  useEffect(() => {
    const call = (event: KeyboardEvent) => {
      // Where words are written it makes a link.
      if (event.defaultPrevented || event.key.toLowerCase() !== 'k') return;
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      event.preventDefault();
      field.current?.select();
    };
    addEventListener('keydown', call);
    return () => removeEventListener('keydown', call);
  }, []);
  return (
    <Form action={address} role="search" aria-label={m.office_search_everything()}>
      <input
        key={q}
        ref={field}
        type="search"
        name="q"
        required
        maxLength={200}
        defaultValue={q}
        aria-label={m.office_search_everything()}
        aria-keyshortcuts="Control+K"
        placeholder={m.office_search_placeholder()}
      />
    </Form>
  );
}
