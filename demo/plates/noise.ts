/** A number from 0 to 1 that belongs to three whole numbers, the same on every machine. */
export function hash(x: number, y: number, z: number): number {
  let bits = Math.imul(x | 0, 374761393) + Math.imul(y | 0, 668265263) + Math.imul(z | 0, 2147483647);
  bits = Math.imul(bits ^ (bits >>> 13), 1274126177);
  bits ^= bits >>> 16;
  return (bits >>> 0) / 4294967296;
}

/** Smooth noise from 0 to 1 with features of about one unit. */
export function noise(x: number, y: number, z: number): number {
  const [ix, iy, iz] = [Math.floor(x), Math.floor(y), Math.floor(z)];
  const [fx, fy, fz] = [ease(x - ix), ease(y - iy), ease(z - iz)];
  const along = (dy: number, dz: number) => mix(hash(ix, iy + dy, iz + dz), hash(ix + 1, iy + dy, iz + dz), fx);
  return mix(mix(along(0, 0), along(1, 0), fy), mix(along(0, 1), along(1, 1), fy), fz);
}

function mix(one: number, other: number, share: number): number {
  return one + (other - one) * share;
}

function ease(share: number): number {
  return share * share * (3 - 2 * share);
}
