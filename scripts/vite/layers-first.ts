import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/**
 * Puts the order of the cascade layers (app/ui/tokens.css) at the top of every built style: those of modules on demand
 * may reach the browser first, and whoever names a layer first decides its place.
 */
export function layersFirst(): Plugin {
  return {
    name: 'foyer:layers-first',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const order = /^@layer [^;{]+;/m.exec(readFileSync('app/ui/tokens.css', 'utf8'))?.[0];
      if (!order) throw new Error('app/ui/tokens.css no longer says in which order the layers stand.');
      for (const file of Object.values(bundle)) {
        if (file.type === 'asset' && file.fileName.endsWith('.css')) file.source = `${order}${file.source}`;
      }
    },
  };
}
