import { compile } from '@inlang/paraglide-js';

/** Compiles app/i18n/messages to typed functions, one file each so that a page downloads only its own words. */
await compile({
  project: './project.inlang',
  outdir: './app/i18n/paraglide',
  outputStructure: 'message-modules',
  strategy: ['baseLocale'],
  emitGitIgnore: false,
  emitReadme: false,
  isServer: 'import.meta.env?.SSR ?? true',
});
// The compiler keeps a worker open.
process.exit(0);
