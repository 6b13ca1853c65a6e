import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

type Block = { language: string; file: string; code: string };

/** A copy of parts of the project in which the blocks of code of a how-to have been followed. */
export class FollowedGuides {
  readonly folder = mkdtempSync(join(tmpdir(), 'foyer-how-to-'));

  constructor(copied: readonly string[]) {
    for (const name of copied)
      if (existsSync(name)) cpSync(name, join(this.folder, name), { recursive: true, filter: isSource });
    symlinkSync(join(process.cwd(), 'node_modules'), join(this.folder, 'node_modules'));
  }

  /** Does what a how-to says; answers the files it makes and those it changes. */
  follow(guide: string): { made: string[]; changed: string[] } {
    const blocks = blocksOf(readFileSync(guide, 'utf8'));
    const made = blocks.map(({ file }) => file).filter((file) => !existsSync(join(this.folder, file)));
    for (const block of blocks) this.#follow(block);
    const changed = blocks.map(({ file }) => file).filter((file) => !made.includes(file));
    return { made: [...new Set(made)], changed: [...new Set(changed)] };
  }

  run(tool: string, args: string[]) {
    return this.#spawn(join(process.cwd(), 'node_modules/.bin', tool), args);
  }

  node(args: string[]) {
    return this.#spawn(process.execPath, args);
  }

  write(file: string, text: string): void {
    mkdirSync(dirname(join(this.folder, file)), { recursive: true });
    writeFileSync(join(this.folder, file), text);
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  #spawn(program: string, args: string[]) {
    const env = { ...process.env, NO_COLOR: '1', VITEST: '', VITEST_WORKER_ID: '', VITEST_POOL_ID: '' };
    return spawnSync(program, args, { cwd: this.folder, encoding: 'utf8', env });
  }

  /** Writes a file, adds words to a list of messages, or puts lines where a difference shows them. */
  #follow({ language, file, code }: Block): void {
    const target = join(this.folder, file);
    if (language === 'json') {
      const words = { ...JSON.parse(readFileSync(target, 'utf8')), ...JSON.parse(code) };
      this.write(file, `${JSON.stringify(words, null, 2)}\n`);
    } else if (language === 'diff')
      this.write(file, withLines(readFileSync(target, 'utf8'), { difference: code, file }));
    else this.write(file, code);
  }
}

/** Words are compiled anew in the copy. */
function isSource(path: string): boolean {
  return path !== 'app/i18n/paraglide';
}

/** Every block of code that names a file. */
function blocksOf(markdown: string): Block[] {
  return [...markdown.matchAll(/^```(\w+) (\S+)\n([\s\S]*?)^```$/gm)].map(
    ([, language = '', file = '', code = '']) => ({ language, file, code }),
  );
}

/** The lines that stay come first and say where the new ones go. */
function withLines(source: string, { difference, file }: { difference: string; file: string }): string {
  const lines = difference.trimEnd().split('\n');
  const stays = lines.filter((line) => line.startsWith(' '));
  const added = lines.filter((line) => line.startsWith('+'));
  const [before, after] = [stays, added].map((some) => some.map((line) => `${line.slice(1)}\n`).join(''));
  if (!before || !after || !source.includes(before)) throw new Error(`${file} has no such lines:\n${before}`);
  return source.replace(before, () => before + after);
}
