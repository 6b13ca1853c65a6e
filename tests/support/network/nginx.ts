import { execFile, spawn } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from './free-port.ts';

const run = promisify(execFile);
const program = '/usr/sbin/nginx';

/**
 * nginx with the file that `deploy/nginx` gives to a venue, word by word but for folders and ports, in front of these
 * nodes. Answers its https address; the certificate is its own.
 */
export async function startNginx(nodes: readonly string[]) {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-nginx-'));
  await mkdir(join(folder, 'certificates'));
  await certificateIn(join(folder, 'certificates'));
  await writeFile(join(folder, 'upstream.conf'), await linesOf(nodes));
  const [plain, secure] = [await freePort(), await freePort()];
  await writeFile(join(folder, 'foyer.conf'), await configuration({ folder, plain, secure }));
  await writeFile(join(folder, 'nginx.conf'), whole(folder));
  const args = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')];
  // Says what is wrong with the file, where the running server would only leave.
  await run(program, ['-t', ...args]);
  const child = spawn(program, [...args, '-g', 'daemon off;'], { stdio: 'ignore' });
  const gone = new Promise<void>((done) => child.once('exit', () => done()));
  return {
    url: `https://127.0.0.1:${secure}`,
    plainUrl: `http://127.0.0.1:${plain}`,
    stop: async () => {
      child.kill('SIGTERM');
      await gone;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The line of `deploy/nginx/upstream.conf`, for each node. */
async function linesOf(nodes: readonly string[]): Promise<string> {
  const given = await readFile('deploy/nginx/upstream.conf', 'utf8');
  return nodes.map((node) => given.replace('127.0.0.1:3000', new URL(node).host)).join('\n');
}

async function configuration({ folder, plain, secure }: { folder: string; plain: number; secure: number }) {
  const given = await readFile('deploy/nginx/foyer.conf', 'utf8');
  return (
    given
      .replaceAll('/var/cache/nginx/foyer', join(folder, 'cache'))
      .replaceAll('/etc/nginx/foyer', folder)
      .replaceAll('/etc/nginx/certificates', join(folder, 'certificates'))
      .replaceAll(/listen (?:\[::\]:)?80;/g, `listen 127.0.0.1:${plain};`)
      .replaceAll(/listen (?:\[::\]:)?443/g, `listen 127.0.0.1:${secure}`)
      // Each was written for two kinds of addresses, here there is one.
      .replaceAll(/(\s*listen [^;]+;)\1/g, '$1')
  );
}

function whole(folder: string): string {
  const own = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  );
  return `worker_processes 1; pid ${join(folder, 'nginx.pid')}; user root;
events { worker_connections 512; }
http { access_log off; ${own.join(' ')} include ${join(folder, 'foyer.conf')}; }
`;
}

async function certificateIn(folder: string): Promise<void> {
  const [key, certificate] = [join(folder, 'privkey.pem'), join(folder, 'fullchain.pem')];
  const subject = ['-subj', '/CN=museum.example', '-days', '2'];
  const made = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  await run('openssl', ['req', '-x509', ...made, ...subject, '-keyout', key, '-out', certificate]);
}
