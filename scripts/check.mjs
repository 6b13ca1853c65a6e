// Everything that can be judged without a database or a browser, side by side.
import { spawn } from 'node:child_process';
import { home, pathWithNode, setUp } from './set-up.mjs';

const checks = [
  ['biome', ['check', '--error-on-warnings', '.']],
  ['depcruise', ['app', 'server', 'demo', '--config', '.dependency-cruiser.cjs', '--output-type', 'err']],
  ['knip', []],
  ['vitest', ['run', '--project', 'unit', '--reporter', 'dot']],
];

try {
  await setUp({ build: false });
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

const env = { ...process.env, PATH: pathWithNode() };
const typed = (await run('react-router', ['typegen'])) && (await run('tsc', ['--noEmit']));
// npm test runs the tests itself, to count them.
const wanted = process.argv.includes('--without-tests') ? checks.filter(([program]) => program !== 'vitest') : checks;
const answers = [typed, ...(await Promise.all(wanted.map(([program, args]) => run(program, args))))];
process.exit(answers.every(Boolean) ? 0 : 1);

function run(program, args) {
  const start = Date.now();
  return new Promise((done) => {
    const child = spawn(program, args, { cwd: home, env });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        said += chunk;
      });
    }
    child.once('close', (code) => {
      console.log(`${code === 0 ? 'passed' : 'FAILED'}  ${program} ${args[0] ?? ''}  ${Date.now() - start} ms`);
      if (code !== 0) console.log(said);
      done(code === 0);
    });
  });
}
