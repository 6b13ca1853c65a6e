import { expect, test } from 'vitest';
import { paragraphsOf } from './plain-paste.ts';

test('mends the lines and cut words of a printed column', () => {
  const pdf =
    'Die Lange Bahn misst 312 Meter und war die längste ih-\nrer Art an der Küste. Hier wurden Taue geschlagen, die\nSchiffe hielten.\n\nHeute ist sie ein Museum.';
  expect(paragraphsOf(pdf)).toEqual([
    'Die Lange Bahn misst 312 Meter und war die längste ihrer Art an der Küste. Hier wurden Taue geschlagen, die Schiffe hielten.',
    'Heute ist sie ein Museum.',
  ]);
});

test('knows a narrow column by its cut words', () => {
  const pdf = 'Die Reepschläge-\nrei wurde 1887 ge-\ngründet und stand\nunter Dampf.\n\nHeute ist sie ein\nMuseum.';
  expect(paragraphsOf(pdf)).toEqual([
    'Die Reepschlägerei wurde 1887 gegründet und stand unter Dampf.',
    'Heute ist sie ein Museum.',
  ]);
});

test('leaves an address and a list of short lines as they are', () => {
  expect(paragraphsOf('Reepwerk\nLange Bahn 1\n24937 Flensburg')).toEqual([
    'Reepwerk',
    'Lange Bahn 1',
    '24937 Flensburg',
  ]);
});

test('keeps a hyphen that belongs to the words', () => {
  expect(
    paragraphsOf('Ein Abend mit dem Film über die Nord-\nOstsee-Route und ihre vielen Häfen im Norden\nder Stadt.'),
  ).toEqual(['Ein Abend mit dem Film über die Nord- Ostsee-Route und ihre vielen Häfen im Norden der Stadt.']);
});
