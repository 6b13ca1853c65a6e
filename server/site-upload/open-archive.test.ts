import { expect, test } from 'vitest';
import { uploadLimits } from '#app/features/site-transfer/site-report.ts';
import { type FilesForTests, fileForThisTest, forged, packed } from './archive-for-tests.ts';
import { withArchive } from './open-archive.ts';

const opened = async (bytes: Uint8Array) =>
  withArchive(await fileForThisTest(bytes), async ({ files: { texts, others } }) => ({
    texts: Object.fromEntries(texts),
    others: [...others],
  }));
const openedFiles = async (files: FilesForTests) => opened(await packed(files));

test('what is no archive, or only the beginning of one, is refused', async () => {
  expect(await opened(Buffer.from('site.json'))).toMatchObject({ problem: 'not_zip' });
  const whole = await packed({ 'site.json': '{}' });
  expect(await opened(whole.subarray(0, -10))).toMatchObject({ problem: 'not_zip' });
});

test.each(['../../evil.md', '/etc/evil.md.', 'a/../../b.mdx', 'C:/evil/b.mdx'])(
  'a path that leads out of the folder is refused: %s',
  async (path) => {
    const plain = 'x'.repeat(path.length);
    expect(await opened(forged(await packed({ [plain]: '' }), plain, path))).toEqual({
      problem: 'outside',
      file: path,
    });
  },
);

test('a link to another file is refused', async () => {
  expect(await openedFiles({ 'site.json': '{}', 'media/a/a.jpg': null })).toEqual({
    problem: 'link',
    file: 'media/a/a.jpg',
  });
});

test('a file that is there twice is refused', async () => {
  const twice = forged(await packed({ 'a/1.md': '', 'a/2.md': '' }), 'a/2.md', 'a/1.md');
  expect(await opened(twice)).toEqual({ problem: 'double', file: 'a/1.md' });
});

test('more text than a site has is refused before it is unpacked', async () => {
  const long = ' '.repeat(uploadLimits.textBytes + 1);
  const bytes = await packed({ 'pages/a/de.md': long });
  expect(bytes.byteLength).toBeLessThan(20_000);
  expect(await opened(bytes)).toEqual({ problem: 'text_too_large', file: 'pages/a/de.md' });
});

test('files that would be huge when unpacked are refused by what the archive says of them', async () => {
  const bytes = await packed({ 'media/a/a.jpg': 'x', 'media/b/b.jpg': 'x' });
  // The size of a file stands in the list at the end of the archive, 24 bytes behind its mark.
  for (let at = bytes.indexOf('PK\u0001\u0002'); at !== -1; at = bytes.indexOf('PK\u0001\u0002', at + 1))
    bytes.writeUInt32LE(uploadLimits.unpackedBytes - 1, at + 24);
  expect(await opened(bytes)).toEqual({ problem: 'unpacked_too_large', file: 'media/b/b.jpg' });
});

test('a file that is longer than it says is not read', async () => {
  const bytes = await packed({ 'pages/a/de.md': 'x'.repeat(2_000) });
  bytes.writeUInt32LE(10, bytes.indexOf('PK\u0001\u0002') + 24);
  expect(await opened(bytes)).toMatchObject({ problem: 'not_zip' });
});

test('more files than a site has are refused', async () => {
  const bytes = await packed({ 'site.json': '{}' });
  bytes.writeUInt16LE(uploadLimits.files + 1, bytes.indexOf('PK\u0005\u0006') + 10);
  expect(await opened(bytes)).toEqual({ problem: 'too_many', file: '' });
});

test('a text that is none is refused', async () => {
  expect(await openedFiles({ 'pages/a/de.md': Buffer.from([0xff, 0xfe, 0x41]) })).toEqual({
    problem: 'not_text',
    file: 'pages/a/de.md',
  });
});

test('a folder that was packed with its name, and what a system left in it, reads as the folder', async () => {
  const files = { 'site.json': '{}', 'media/a/a.jpg': 'x' };
  const around = Object.fromEntries(Object.entries(files).map(([path, text]) => [`my-site/${path}`, text]));
  expect(await openedFiles({ ...around, 'my-site/.DS_Store': 'x', '__MACOSX/my-site/._site.json': 'x' })).toEqual(
    await openedFiles(files),
  );
});
