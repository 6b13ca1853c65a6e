import { describe, expect, test } from 'vitest';
import { moduleShape } from '#app/cms/module-shape.ts';
import { describeModule, exampleContent, renderModule } from '../module-tests.ts';
import { example } from './example.ts';
import { openingHoursTableModule } from './schema.ts';

describeModule(openingHoursTableModule, example);

describe('opening-hours-table', () => {
  test('the week is a table whose words carry what the bars show', () => {
    const html = renderModule(openingHoursTableModule, exampleContent(example));
    expect(html).toMatch(/<th scope="row"[^>]*><abbr title="Donnerstag"[^>]*>Do<\/abbr>/);
    expect(html).toContain('10 bis 21\u00a0Uhr');
    expect(html).toContain('geschlossen');
  });

  test('the bar begins and ends at its hours on a line from 8 to 22', () => {
    const html = renderModule(openingHoursTableModule, exampleContent(example));
    expect(html).toContain('--open:14.285714285714285%;--close:71.42857142857143%');
  });

  test('hours outside the day are refused', () => {
    const { props } = moduleShape(openingHoursTableModule);
    expect(props.safeParse({ children: [{ _key: 'a', day: 'mo', from: 10, to: 25 }] }).success).toBe(false);
  });
});
