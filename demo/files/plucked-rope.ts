const SAMPLES_PER_SECOND = 11_025;
const SECONDS = 6;

/** Three plucked ropes as a WAV file, by the method of Karplus and Strong: a noisy loop that loses its edges. */
export function pluckedRope(): Uint8Array {
  const samples = new Float64Array(SAMPLES_PER_SECOND * SECONDS);
  for (const [start, hertz] of [
    [0.2, 41.2],
    [1.7, 55],
    [3.2, 61.7],
  ] as const) {
    pluck(samples, { start: Math.round(start * SAMPLES_PER_SECOND), period: Math.round(SAMPLES_PER_SECOND / hertz) });
  }
  return toWav(samples);
}

function pluck(samples: Float64Array, { start, period }: { start: number; period: number }): void {
  const noise = noiseFrom(period);
  const loop = Float64Array.from({ length: period }, () => noise());
  for (let at = 0; start + at < samples.length; at += 1) {
    const index = at % period;
    const next = loop[(index + 1) % period] ?? 0;
    const value = loop[index] ?? 0;
    samples[start + at] = (samples[start + at] ?? 0) + value * 0.5;
    loop[index] = (value + next) * 0.4985;
  }
}

/** Mulberry32: the same seed always sounds the same. */
function noiseFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 31 - 1;
  };
}

function toWav(samples: Float64Array): Uint8Array {
  const bytes = new Uint8Array(44 + samples.length * 2);
  const view = new DataView(bytes.buffer);
  const put = (at: number, word: string) => bytes.set(new TextEncoder().encode(word), at);
  put(0, 'RIFF');
  view.setUint32(4, bytes.length - 8, true);
  put(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, SAMPLES_PER_SECOND, true);
  view.setUint32(28, SAMPLES_PER_SECOND * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  put(36, 'data');
  view.setUint32(40, samples.length * 2, true);
  const loudest = samples.reduce((most, value) => Math.max(most, Math.abs(value)), 1e-6);
  samples.forEach((value, index) => {
    view.setInt16(44 + index * 2, Math.round((value / loudest) * 26_000), true);
  });
  return bytes;
}
