import type { Plugin } from 'vite';
import { askedOfProduct, exportedAs } from './asked-of-product.ts';

const entry = 'virtual:foyer-contract';

/**
 * Gives the server build a second entry, `contract.js`, with just what the contract tests ask for. It shares every chunk
 * with the product, so the tests run the code that is shipped, with one instance of each module.
 */
export function contractEntry(): Plugin {
  return {
    name: 'foyer:contract-entry',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    buildStart() {
      this.emitFile({ type: 'chunk', id: entry, fileName: 'contract.js', preserveSignature: 'strict' });
    },
    resolveId(id) {
      return id === entry ? `\0${entry}` : null;
    },
    load(id) {
      return id === `\0${entry}` ? source() : null;
    },
  };
}

function source(): string {
  const lines = [...askedOfProduct()].map(([file, names]) => {
    const list = [...names].map((name) => `${name} as ${exportedAs(file, name)}`);
    return `export { ${list.join(', ')} } from '/${file}';`;
  });
  return lines.join('\n');
}
