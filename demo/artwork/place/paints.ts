/** Paints of drawings of places beside those of the palette; the step-free way is the one blue of both. */
export const white = '#FFFFFF';
export const mud = '#E4E7DD';
export const stone = '#C3C8C0';
export const stepFree = '#0B4FD1';
