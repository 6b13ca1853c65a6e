/** Linear light as the bytes of a picture: bright places bend like on film, the rest is sRGB. */
export function developed(light: Float32Array): Uint8Array {
  return Uint8Array.from(light, (value) => Math.round(255 * gamma(filmic(Math.max(0, value)))));
}

/** The usual curve of film (Narkowicz 2015): dark stays dark, white is never reached at once. */
function filmic(value: number): number {
  return Math.min(1, (value * (2.51 * value + 0.03)) / (value * (2.43 * value + 0.59) + 0.14));
}

function gamma(value: number): number {
  return value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
}
