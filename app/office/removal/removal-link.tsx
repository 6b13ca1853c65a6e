import { useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import type { Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { useStillPage } from '#app/ui/use-still-page.ts';
import { urls } from '#app/urls.ts';
import controls from '../office-controls.module.css';
import { RemovalForm } from './removal-form.tsx';
import type { loader } from './removal-route.tsx';

type Props = { type: string; id: string; locale: Locale; offline?: Locale; label: string; look?: keyof typeof looks };

const looks = { danger: `${controls.plain} ${controls.danger}`, link: undefined } as const;

/** Leads to the question before something goes. With scripts it is asked in a dialog over this screen. */
export function RemovalLink({ type, id, locale, offline, label, look = 'danger' }: Props) {
  const address = `${urls.officeRemoval(locale, type, id)}${offline ? `?offline=${offline}` : ''}`;
  const fetcher = useFetcher<typeof loader>();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  useStillPage(isOpen);
  const question = fetcher.data ?? null;
  useEffect(() => {
    if (isOpen && question && !dialog.current?.open) dialog.current?.showModal();
  }, [isOpen, question]);
  return (
    <>
      <a
        href={address}
        className={looks[look]}
        aria-haspopup="dialog"
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          setOpen(true);
          void fetcher.load(address);
        }}
      >
        {label}
      </a>
      <dialog
        ref={dialog}
        className={controls.dialog}
        aria-labelledby={question ? 'office-removal' : undefined}
        onClose={() => setOpen(false)}
      >
        {isOpen && question && (
          <RemovalForm
            {...question}
            heading="h2"
            problem={null}
            SearchForm={fetcher.Form}
            onClose={() => dialog.current?.close()}
          />
        )}
        {isOpen && !question && <p role="status">{m.office_loading()}</p>}
      </dialog>
    </>
  );
}
