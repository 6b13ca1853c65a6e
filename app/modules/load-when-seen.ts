/** So much of it has to be seen before its pictures are loaded. */
const seenThreshold = 0.1;

/**
 * All pictures of what scrolls sideways are loaded, once, when a tenth of it is seen: before, only what stands in its first view is, and pushing it
 * never shows an empty place.
 */
export function loadWhenSeen(track: HTMLElement): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      for (const picture of track.querySelectorAll('img')) picture.loading = 'eager';
    },
    { threshold: seenThreshold },
  );
  observer.observe(track);
  return () => observer.disconnect();
}
