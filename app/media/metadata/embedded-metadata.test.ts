import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { readEmbeddedMetadata } from './embedded-metadata.ts';

const picture = (): Sharp => sharp({ create: { width: 64, height: 48, channels: 3, background: '#c8102e' } });

test('a picture without words of its own has none, and broken ones do no harm', async () => {
  const plain = await picture().jpeg().toBuffer();
  expect(readEmbeddedMetadata(plain)).toEqual({ credit: '', licence: '', caption: {}, alt: {} });
  expect(readEmbeddedMetadata(Buffer.from('GIF89a, no more than that'))?.credit ?? '').toBe('');
  const cut = (await picture().withXmp(xmp('<dc:creator>')).jpeg().toBuffer()) as Buffer;
  expect(readEmbeddedMetadata(cut)?.credit ?? '').toBe('');
});

test('who made it, whose it is, what it shows and how it may be used are read from XMP, each language for itself', async () => {
  const text = `<dc:creator><rdf:Seq><rdf:li>Erika Muster</rdf:li><rdf:li>Jo Groß</rdf:li></rdf:Seq></dc:creator>
    <photoshop:Credit>Reepwerk &amp; Co</photoshop:Credit>
    ${said('dc:description', { 'x-default': 'Ein Seil', 'en-GB': 'A rope' })}
    ${said('xmpRights:UsageTerms', { 'x-default': 'Nur für die Presse' })}
    ${said('core:AltTextAccessibility', { de: 'Rotes Seil' })}`;
  const file = await picture().withXmp(xmp(text)).jpeg().toBuffer();
  expect(readEmbeddedMetadata(file)).toEqual({
    credit: 'Erika Muster, Jo Groß / Reepwerk & Co',
    licence: 'Nur für die Presse',
    caption: { '': 'Ein Seil', en: 'A rope' },
    alt: { de: 'Rotes Seil' },
  });
});

test('older files say it in IPTC; a credit that names its maker names them once', async () => {
  const file = withIptc(await picture().jpeg().toBuffer(), [
    [80, 'Erika Muster'],
    [116, '© Erika Muster, Hamburg'],
    [120, 'Ein Seil – im Licht'],
  ]);
  expect(readEmbeddedMetadata(file)).toMatchObject({
    credit: '© Erika Muster, Hamburg',
    caption: { '': 'Ein Seil – im Licht' },
  });
});

function said(name: string, values: Record<string, string>): string {
  const lines = Object.entries(values).map(([lang, text]) => `<rdf:li xml:lang="${lang}">${text}</rdf:li>`);
  return `<${name}><rdf:Alt>${lines.join('')}</rdf:Alt></${name}>`;
}

function xmp(inside: string): string {
  return `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
    <rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/"
      xmlns:xmpRights="http://ns.adobe.com/xap/1.0/rights/" xmlns:core="http://iptc.org/std/Iptc4xmpCore/1.0/xmlns/">
      ${inside}</rdf:Description></rdf:RDF></x:xmpmeta>`;
}

/** A JPEG with the block in which Photoshop keeps IPTC, in UTF-8. */
function withIptc(jpeg: Buffer, sets: readonly [number, string][]): Buffer {
  const size = (bytes: number) => Buffer.from([bytes >> 8, bytes & 255]);
  const block = (id: number, text: Buffer) => Buffer.concat([Buffer.from([0x1c, 2, id]), size(text.length), text]);
  const utf8 = Buffer.from([0x1c, 1, 90, 0, 3, 0x1b, 0x25, 0x47]);
  const iptc = Buffer.concat([utf8, ...sets.map(([id, text]) => block(id, Buffer.from(text)))]);
  const even = Buffer.alloc(iptc.length % 2);
  const resource = Buffer.concat([Buffer.from('8BIM'), Buffer.from([4, 4, 0, 0, 0, 0]), size(iptc.length), iptc, even]);
  const segment = Buffer.concat([Buffer.from('Photoshop 3.0\0'), resource]);
  const head = Buffer.concat([Buffer.from([0xff, 0xed]), size(segment.length + 2)]);
  return Buffer.concat([jpeg.subarray(0, 2), head, segment, jpeg.subarray(2)]);
}
