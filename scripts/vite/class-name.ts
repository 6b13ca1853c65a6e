import { basename, dirname } from 'node:path';

const files = new Map<string, string>();

/**
 * The name of a class in the page: what it is called in its file, behind the name of the file or, for the view of a
 * module, of its folder. Without the usual hash and line number it says where it comes from and compresses better.
 */
export function className(name: string, address: string): string {
  const file = address.replace(/\?.*/, '');
  const own = basename(file).replace('.module.css', '');
  const owner = own === 'view' ? basename(dirname(file)) : own;
  const other = files.get(owner) ?? file;
  if (other !== file) throw new Error(`${file} and ${other} would share their class names: rename one of them.`);
  files.set(owner, file);
  return `${owner}-${name}`;
}
