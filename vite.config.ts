import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [reactRouter()],
  build: {
    target: 'es2023',
    cssMinify: 'lightningcss',
    sourcemap: isSsrBuild === true,
    // A data: URL in a script or style would need a hole in the content security policy.
    assetsInlineLimit: 0,
    rollupOptions: isSsrBuild ? { input: './server/main.ts' } : {},
  },
}));
