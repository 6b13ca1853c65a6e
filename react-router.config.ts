import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  ssr: true,
  // The server is built as several programs (vite.config.ts), each under its own name.
  serverBuildFile: '[name].js',
} satisfies Config;
