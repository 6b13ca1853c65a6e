import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type NetConnectOpts, type Socket } from 'node:net';

/**
 * A way to the database at `url` on which everything may vanish without a word, as behind a dead switch: bytes are taken
 * and never arrive, and nobody is told. What was sent meanwhile stays lost; connections made afterwards work.
 */
export async function silentProxy(url: string) {
  let isSilent = false;
  const sockets = new Set<Socket>();
  const pass = (from: Socket, to: Socket) => {
    sockets.add(from);
    from.on('data', (bytes) => isSilent || to.write(bytes));
    from.on('error', () => undefined);
    from.on('close', () => {
      sockets.delete(from);
      if (!isSilent) to.destroy();
    });
  };
  const server = createServer((near) => {
    const far = connect(placeOf(url));
    pass(near, far);
    pass(far, near);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: addressAt(url, port),
    /** From now on everything is swallowed. */
    swallow: () => {
      isSilent = true;
    },
    /** What is sent from now on arrives. */
    open: () => {
      isSilent = false;
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((done) => server.close(done));
    },
  };
}

function placeOf(url: string): NetConnectOpts {
  const { hostname, port, searchParams } = new URL(url);
  const folder = searchParams.get('host');
  return folder ? { path: `${folder}/.s.PGSQL.${port || 5432}` } : { host: hostname, port: Number(port || 5432) };
}

function addressAt(url: string, port: number): string {
  const address = Object.assign(new URL(url), { hostname: '127.0.0.1', port });
  address.searchParams.delete('host');
  return address.href;
}
