import { type FormEvent, type MouseEvent, useEffect, useRef, useState } from 'react';

/**
 * The entries ticked in a list, also those whose rows are out of sight by now, or the whole of it, rendered or not; for the
 * form around the list. With Shift everything between the last ticked and this one follows it, by mouse or Space. Once a
 * command is `done` nothing is ticked any more.
 */
export function useChosen(done: object | null) {
  const form = useRef<HTMLFormElement>(null);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [isWhole, setWhole] = useState(false);
  const last = useRef('');
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
  const onChange = ({ target, nativeEvent }: FormEvent<HTMLFormElement>) => {
    if (!isBox(target)) return;
    const { value, checked } = target;
    const between = isWithShift(nativeEvent) ? boxesBetween(boxesIn(form.current), [last.current, value]) : [];
    for (const box of between) box.checked = checked;
    last.current = value;
    if (isWhole) {
      // One row less is not the whole any more: what can be seen stays ticked.
      setWhole(false);
      setChosen(tickedIn(form.current));
      return;
    }
    setChosen((known) => {
      const next = new Set(known);
      for (const { value: id } of [target, ...between])
        if (checked) next.add(id);
        else next.delete(id);
      return next;
    });
  };
  const onWhole = (isWanted: boolean) => {
    setWhole(isWanted);
    for (const box of boxesIn(form.current)) box.checked ||= isWanted;
    setChosen(tickedIn(form.current));
  };
  // Else the words between the two would be selected.
  const onMouseDown = (event: MouseEvent<HTMLFormElement>) => {
    if (event.shiftKey && isBox(event.target)) event.preventDefault();
  };
  return { form, chosen, isWhole, onChange, onMouseDown, onWhole };
}

function isBox(target: EventTarget): target is HTMLInputElement {
  return target instanceof HTMLInputElement && target.name === 'id' && target.type === 'checkbox';
}

/** A box changes by a click, also where Space has made it. */
function isWithShift(event: Event): boolean {
  return 'shiftKey' in event && event.shiftKey === true;
}

/** From the one to the other, in the order in which they stand; none where one of them is out of sight. */
function boxesBetween(boxes: HTMLInputElement[], ends: [string, string]): HTMLInputElement[] {
  const [first = -1, second = -1] = ends
    .map((id) => boxes.findIndex(({ value }) => value === id))
    .sort((a, b) => a - b);
  return first < 0 ? [] : boxes.slice(first, second + 1);
}

function boxesIn(form: HTMLFormElement | null): HTMLInputElement[] {
  return [...(form?.querySelectorAll<HTMLInputElement>('input[name="id"][type="checkbox"]') ?? [])];
}

function tickedIn(form: HTMLFormElement | null): ReadonlySet<string> {
  return new Set(boxesIn(form).flatMap(({ checked, value }) => (checked ? [value] : [])));
}
