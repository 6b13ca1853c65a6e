import type { Plugin } from 'vite';

const eager =
  'serverHandoffStream: encodeViaTurboStream(state, request.signal, build.entry.module.streamTimeout, serverMode),';
const lazy = `get serverHandoffStream() {
  return (this.dataStream ??= encodeViaTurboStream(state, request.signal, build.entry.module.streamTimeout, serverMode));
},
dataStream: undefined,`;

/**
 * React Router encodes the data of every page into a stream before our code is asked to render it. We write plain data
 * ourselves (app/encode-data.ts), so on the server the stream is begun only when somebody takes it.
 */
export function lazyDataStream(): Plugin {
  return {
    name: 'foyer:lazy-data-stream',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    transform: {
      filter: { id: /react-router\/dist\/production\/lib\/server-runtime\/server\.js/ },
      handler(code) {
        if (!code.includes(eager))
          throw new Error('React Router makes the stream of a page’s data in another way now.');
        return { code: code.replace(eager, lazy), map: null };
      },
    },
  };
}
