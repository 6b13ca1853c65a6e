import type { Plugin } from 'vite';

/**
 * React Router names its components by assignment and wraps them in calls, which keeps every one of them in the bundle:
 * `Link`, `NavLink`, `Form` and what they need cost 2.4 kB brotli and are used nowhere on a visitor's page. Without the
 * names and with the calls marked as pure the bundler drops what nobody imports. Nor does anybody here watch the router from
 * outside (its "instrumentations"), replace routes while it runs, have files checked by their sums, or mark links for it to
 * look up ahead: 1.6 kB. What it would advise developers in a visitor's console is another 1.2 kB.
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
          .replace(/ = ((?:React\$1\.(?:forwardRef|createContext)|createContext)\()/g, ' = /* @__PURE__ */ $1')
          .replaceAll(/(?<!function )\b(?=warn(?:ing|Once)\()/g, '/* @__PURE__ */ ')
          .replace(/^\s*router\.createRoutesForHMR = .*;$/m, '')
          .replace(/^\s*UNSAFE_useFogOFWarDiscovery\(.*\);$/m, '')
          .replace('window.__reactRouterManifest.sri === true', 'false')
          .replaceAll(/= consumeInstrumentationClientResultMetaReceiver\(router\)/g, '= null')
          .replaceAll(/\b(?:init|opts\?)\.instrumentations\b/g, '(void 0)'),
        map: null,
      }),
    },
  };
}
