/** How deep causes are followed; PostgreSQL's own error stands one below that of the query builder. */
const mostCauses = 4;

type Logged = { type: string; message: string; stack?: string } & Record<string, unknown>;

/**
 * An error as the log may keep it: what failed and where, never what somebody typed. A query builder puts all parameters
 * into its message, PostgreSQL quotes values in its own and in `detail`, and a parser shows the text it stumbled over.
 */
export function loggedError(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error)) return { type: typeof error };
  const { cause } = error;
  const logged: Logged = {
    type: error.name === 'Error' ? error.constructor.name : error.name,
    message: messageOf(error),
    ...facts(error),
    stack: framesOf(error),
  };
  if (error instanceof AggregateError)
    logged.errors = error.errors.slice(0, mostCauses).map((each) => loggedError(each, depth + 1));
  return cause instanceof Error && depth < mostCauses ? { ...logged, cause: loggedError(cause, depth + 1) } : logged;
}

/** Names of things in the database and codes; none of them can hold a value. */
const safeFacts = [
  'code',
  'errno',
  'syscall',
  'severity',
  'schema',
  'table',
  'column',
  'constraint',
  'routine',
  'status',
];

function facts(error: Error): Record<string, unknown> {
  const found = safeFacts.map((name) => [name, (error as unknown as Record<string, unknown>)[name]] as const);
  return Object.fromEntries(found.filter(([, value]) => typeof value === 'string' || typeof value === 'number'));
}

function messageOf(error: Error): string {
  const statement = 'query' in error && 'params' in error ? error.query : null;
  if (typeof statement === 'string') return `Failed query: ${withoutLiterals(statement)}`;
  if (quotesInput(error)) return 'what was read is not quoted here';
  return error.message.split('\n', 1)[0]?.slice(0, 300) ?? '';
}

/** Classes of PostgreSQL whose message holds a value (data exceptions, constraints, raised by hand), and parsers. */
function quotesInput(error: Error): boolean {
  const code = 'code' in error ? String(error.code) : '';
  const isValue = /^(?:22|23|P0)\w{3}$/.test(code);
  return isValue || error instanceof SyntaxError || error.name === 'ZodError';
}

function withoutLiterals(statement: string): string {
  return statement.replace(/'(?:[^']|'')*'/g, "'…'").slice(0, 2_000);
}

/** Where it happened: the lines of the stack behind the message, which is told apart. */
function framesOf({ stack = '' }: Error): string {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
}
