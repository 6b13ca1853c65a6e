/** How long a machine may take that is busy with other work: no test that waits for something says how fast it comes. */
export const patienceMs = 15_000;
