import { expect, test } from 'vitest';
import { type Addressable, fileAddress } from './address.ts';
import { formerAddress } from './former-address.ts';

const id = '0f8f3c5e-0000-4000-8000-000000000001';
const about = { id, hash: 'b'.repeat(64), mime: '', focal: { x: 0.2, y: 0.3 } };
const picture: Addressable = { ...about, kind: 'image', name: 'neu.png', width: 900, height: 600 };
const paper: Addressable = { ...about, kind: 'file', name: 'Preise-2027.pdf', width: null, height: null };
const [before, now] = ['a'.repeat(12), 'b'.repeat(12)];

test('of a picture that is there now neither the original nor a width that is not offered has an address', () => {
  expect(formerAddress(picture, { hash: now, name: 'neu.png' })).toBeNull();
  expect(formerAddress(picture, { hash: now, name: 'w77.webp' })).toBeNull();
  expect(formerAddress(picture, { hash: now, name: 'constructor-1-1.webp' })).toBeNull();
});

test('an address of the picture before leads to the same width of the new one, or to the widest it has', () => {
  const at = (name: string) => formerAddress(picture, { hash: before, name });
  expect(at('w640.webp')).toBe(`/media/${id}/${now}/w640.webp`);
  expect(at('w1536.avif')).toBe(`/media/${id}/${now}/w768.avif`);
  expect(at('Plan.svg')).toBe(`/media/${id}/${now}/w768.jpeg`);
});

test('a crop around an earlier focal point leads to the one of today, the same content or not', () => {
  for (const hash of [before, now])
    expect(formerAddress(picture, { hash, name: 'share-50-50.jpeg' })).toBe(`/media/${id}/${now}/share-20-30.jpeg`);
});

test('a document that was replaced is found at every address it ever had', () => {
  expect(formerAddress(paper, { hash: before, name: 'Preise-2026.pdf' })).toBe(fileAddress(paper));
});
