import { type FormEvent, useEffect, useRef, useState } from 'react';

/**
 * The entries ticked in a list, also those whose rows are out of sight by now; for the form around the list. Once a deed
 * is `done` nothing is ticked any more.
 */
export function useChosen(done: object | null) {
  const form = useRef<HTMLFormElement>(null);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  // Boxes ticked before the script was there count too.
  useEffect(() => {
    const ticked = [...(form.current?.querySelectorAll<HTMLInputElement>('input[name="id"]:checked') ?? [])];
    setChosen(new Set(ticked.map(({ value }) => value)));
  }, []);
  useEffect(() => {
    if (!done) return;
    setChosen(new Set());
    for (const box of form.current?.querySelectorAll<HTMLInputElement>('input:checked') ?? []) box.checked = false;
  }, [done]);
  const onChange = ({ target }: FormEvent<HTMLFormElement>) => {
    if (!(target instanceof HTMLInputElement) || target.name !== 'id') return;
    const { value, checked } = target;
    setChosen((known) => {
      const next = new Set(known);
      if (checked) next.add(value);
      else next.delete(value);
      return next;
    });
  };
  return { form, chosen, onChange };
}
