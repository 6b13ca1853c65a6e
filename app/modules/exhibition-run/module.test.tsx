import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { VenueDay } from '#app/cms/venue-day.ts';
import { editMarks } from '#app/cms/view/edit-marks.ts';
import { overwriteGetLocale } from '#app/i18n/paraglide/runtime.js';
import { describeModule, exampleContent, renderModule } from '../module-tests.ts';
import { example } from './example.ts';
import { exhibitionRunModule } from './schema.ts';
import { ExhibitionRunView } from './view.tsx';

describeModule(exhibitionRunModule, example);

function renderedOn(day: string): string {
  overwriteGetLocale(() => 'de');
  const fields = { begins: '2026-06-20T10:00', ends: '2027-03-14T18:00', anchor: '' };
  const node = { id: 'm-1', model: 'exhibition-run', slug: null, layout: null, columns: [], fields };
  const view = createElement(ExhibitionRunView, { id: 'm-1', fields, marks: editMarks(node, false) });
  return renderToStaticMarkup(createElement(VenueDay, { value: day }, view));
}

describe('exhibition-run', () => {
  test('where nobody says what day it is, the line is rendered without today', () => {
    const html = renderModule(exhibitionRunModule, exampleContent(example));
    expect(html).toContain('Vom 20. Juni 2026 bis 14. März 2027.');
    expect(html).not.toContain('Heute');
  });

  test('the words say how long one can still come', () => {
    expect(renderedOn('2026-11-21')).toContain('Heute, noch 16\u00a0Wochen');
    expect(renderedOn('2027-03-04')).toContain('Heute, noch 10\u00a0Tage');
    expect(renderedOn('2027-03-13')).toContain('Heute und morgen');
    expect(renderedOn('2027-03-14')).toContain('Heute ist der letzte Tag');
  });

  test('before and after the run the words say so', () => {
    expect(renderedOn('2026-06-19')).toContain('Ab morgen');
    expect(renderedOn('2026-05-01')).toContain('In 7\u00a0Wochen');
    expect(renderedOn('2027-03-15')).toContain('Diese Ausstellung ist zu Ende');
  });
});
