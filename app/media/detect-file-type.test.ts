import { expect, test } from 'vitest';
import { detectFileType } from './detect-file-type.ts';

const bytes = (...values: number[]) => new Uint8Array(values);
const words = (text: string) => new TextEncoder().encode(text);

test('a web page, a script or an unknown file is not accepted, whatever its name', () => {
  for (const content of ['<!doctype html><script>', '#!/bin/sh', 'MZ\u0090', '', '<html><svg>']) {
    expect(detectFileType(words(content))).toBeNull();
  }
});

test('a page that only mentions svg is not a vector picture', () => {
  expect(detectFileType(words('<p>&lt;svg&gt;</p>'))).toBeNull();
});

test('pictures are known by their first bytes', () => {
  expect(detectFileType(bytes(0xff, 0xd8, 0xff, 0xe0))?.mime).toBe('image/jpeg');
  expect(detectFileType(bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a))?.kind).toBe('image');
  expect(detectFileType(words('RIFF....WEBPVP8 '))?.mime).toBe('image/webp');
});

test('a vector picture may begin with a prolog and comments', () => {
  expect(detectFileType(words('<?xml version="1.0"?>\n<!-- drawn --><svg xmlns="…">'))?.kind).toBe('vector');
});

test('captions and documents are files', () => {
  expect(detectFileType(words('WEBVTT\n\n00:01'))?.mime).toBe('text/vtt');
  expect(detectFileType(words('%PDF-1.7'))?.mime).toBe('application/pdf');
});
