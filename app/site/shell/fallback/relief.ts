/** Nothing travels and nothing fades any more (calm.css, app/ui/scroll.ts). */
export function leaveOutMotion(root: Pick<HTMLElement, 'toggleAttribute'>): void {
  root.toggleAttribute('data-calm', true);
}

/** The pictures that waited until somebody comes near them are loaded now. */
export function loadPictures(page: Pick<ParentNode, 'querySelectorAll'>): void {
  for (const picture of page.querySelectorAll('img')) picture.loading = 'eager';
}
