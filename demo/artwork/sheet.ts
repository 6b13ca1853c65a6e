import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawArtwork } from './draw.ts';
import { artworks } from './pictures/catalogue.ts';

// Writes every picture of the catalogue to a folder: node demo/artwork/sheet.ts <folder>
const folder = process.argv[2];
if (!folder) throw new Error('Name the folder for the pictures: node demo/artwork/sheet.ts <folder>');

mkdirSync(folder, { recursive: true });
for (const artwork of artworks) writeFileSync(join(folder, `${artwork.key}.svg`), drawArtwork(artwork));
