import type { Plugin } from 'vite';

/**
 * React Router names its components by assignment and wraps them in calls, which keeps every one of them in the bundle:
 * `Link`, `NavLink`, `Form` and what they need cost 2.4 kB brotli and are used nowhere on a visitor's page. Without the
 * names and with the calls marked as pure the bundler drops what nobody imports.
 */
export function leanRouter(): Plugin {
  return {
    name: 'foyer:lean-router',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /node_modules\/react-router\/dist\/production\// },
      handler: (code) => ({
        code: code
          .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
          .replace(/ = (React\$1\.(?:forwardRef|createContext)\()/g, ' = /* @__PURE__ */ $1'),
        map: null,
      }),
    },
  };
}
