/** Starting again will not help (EX_CONFIG of sysexits.h). */
const lastingProblem = 78;

const sentence =
  'What was built is damaged or incomplete: run "npm run build", or delete the folder build and run "npm start".';

/** A program of the build. One that cannot be loaded is told in a sentence: the error would print a line of 5,000 characters. */
export async function loadBuilt(name) {
  try {
    return await import(`../build/server/${name}.js`);
  } catch (error) {
    const reason = `${error.name}: ${error.message}`.split('\n', 1)[0].slice(0, 200);
    const problem = { kind: 'problem', sentence: `${sentence} (${reason})`, isLasting: true };
    // A worker leaves the telling to its supervisor, so that it is told once.
    if (name === 'worker' && process.send) await new Promise((told) => process.send(problem, told));
    else console.error(`\n${problem.sentence}\n`);
    process.exit(lastingProblem);
  }
}
