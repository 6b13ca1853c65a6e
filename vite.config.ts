import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [reactRouter()],
  build: {
    target: 'es2023',
    cssMinify: 'lightningcss',
    // A data: URL in a script or style would need a hole in the content security policy.
    assetsInlineLimit: 0,
  },
  environments: {
    client: { build: { sourcemap: false } },
    ssr: { build: { sourcemap: true, rollupOptions: { input: './server/main.ts' } } },
  },
});
