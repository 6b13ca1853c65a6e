import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Caption } from './picture.tsx';

function textOf(caption: string, credit: string): string {
  return renderToStaticMarkup(<Caption caption={caption} credit={credit} />).replace(/<[^>]*>/g, '');
}

test('a picture by somebody else names its author, with words about it and without', () => {
  expect(textOf('', 'Foto: Elin Brook')).toBe('Foto: Elin Brook');
  expect(textOf('', '© Reepwerk, Foto: Elin Brook')).toBe('© Reepwerk, Foto: Elin Brook');
  expect(textOf('Der Hechelboden.', 'Foto: Elin Brook')).toBe('Der Hechelboden. Foto: Elin Brook');
});

test('the name of the venue stands behind words about a picture, and never alone', () => {
  expect(textOf('', '©\u00a0Reepwerk, Pressenutzung frei')).toBe('');
  expect(textOf('', '© Reepwerk')).toBe('');
  expect(textOf('Der Hechelboden.', '© Reepwerk')).toBe('Der Hechelboden. © Reepwerk');
});
