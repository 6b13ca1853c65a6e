/**
 * A short name for exactly this code, the same in the browser and on the server: another version of the code has another
 * address. It guards nothing (FNV-1a, twice 32 bits); what is answered is looked up by the module.
 */
export function codeHash(code: string): string {
  return lane(code, 0x811c9dc5) + lane(code, 0x01234567);
}

function lane(code: string, seed: number): string {
  let hash = seed;
  for (let at = 0; at < code.length; at++) hash = Math.imul(hash ^ code.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
