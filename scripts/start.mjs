// Plain JavaScript for Node 20: sets everything up, then serves with the Node brought along.
import { spawn } from 'node:child_process';
import { home, node, pathWithNode, setUp } from './set-up.mjs';

try {
  await setUp();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

const server = spawn(node, ['--enable-source-maps', 'scripts/serve.mjs'], {
  cwd: home,
  env: { LOG_LEVEL: 'warn', ...process.env, NODE_ENV: 'production', PATH: pathWithNode() },
  // The channel tells the server when this process is gone, however it went.
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
});
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => server.kill(signal));
server.once('exit', (code) => process.exit(code ?? 1));
