/** Whether nothing may travel: the visitor wants it so, or the device has too little power for it. */
export function prefersStill(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches || 'calm' in document.documentElement.dataset;
}
