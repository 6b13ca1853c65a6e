import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DayHead } from './day-head.tsx';

test('a day is read out as its date is said, however it is laid out', () => {
  const html = renderToStaticMarkup(
    <DayHead id="day" name="27. November" weekday="Freitag" day="2026-11-27" line={null} />,
  );
  expect(html.replace(/<[^>]*>/g, '')).toContain('Freitag, 27. November');
});
