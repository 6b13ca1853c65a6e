import { type FormEvent, useEffect, useRef, useState } from 'react';

/**
 * The entries ticked in a list, also those whose rows are out of sight by now, or the whole of it, rendered or not; for the
 * form around the list. Once a command is `done` nothing is ticked any more.
 */
export function useChosen(done: object | null) {
  const form = useRef<HTMLFormElement>(null);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [isWhole, setWhole] = useState(false);
  // Boxes ticked before the script was there count too.
  useEffect(() => {
    setChosen(tickedIn(form.current));
  }, []);
  useEffect(() => {
    if (!done) return;
    setChosen(new Set());
    setWhole(false);
    for (const box of form.current?.querySelectorAll<HTMLInputElement>('input:checked') ?? []) box.checked = false;
  }, [done]);
  const onChange = ({ target }: FormEvent<HTMLFormElement>) => {
    if (!(target instanceof HTMLInputElement) || target.name !== 'id') return;
    const { value, checked } = target;
    if (isWhole) {
      // One row less is not the whole any more: what can be seen stays ticked.
      setWhole(false);
      setChosen(tickedIn(form.current));
      return;
    }
    setChosen((known) => {
      const next = new Set(known);
      if (checked) next.add(value);
      else next.delete(value);
      return next;
    });
  };
  const onWhole = (isWanted: boolean) => {
    setWhole(isWanted);
    for (const box of boxesIn(form.current)) box.checked ||= isWanted;
    setChosen(tickedIn(form.current));
  };
  return { form, chosen, isWhole, onChange, onWhole };
}

function boxesIn(form: HTMLFormElement | null): HTMLInputElement[] {
  return [...(form?.querySelectorAll<HTMLInputElement>('input[name="id"][type="checkbox"]') ?? [])];
}

function tickedIn(form: HTMLFormElement | null): ReadonlySet<string> {
  return new Set(boxesIn(form).flatMap(({ checked, value }) => (checked ? [value] : [])));
}
