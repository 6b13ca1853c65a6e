/** Whatever ends a script is said in its one sentence, without a stack: it is read by a person at a terminal. */
process.on('uncaughtException', (error) => {
  console.error(error.message);
  process.exit(1);
});
