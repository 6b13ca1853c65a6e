const networkCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'ENOTFOUND', 'EPIPE', 'ETIMEDOUT']);
/** PostgreSQL: connection exceptions, shutting down, too many connections, statement and lock timeout (errcodes appendix). */
const serverCodes = /^(?:08...|57P0[123]|53300|57014|55P03)$/;
const driverMessages =
  /timeout exceeded when trying to connect|timeout expired|query read timeout|connection terminated|not queryable|the database is not open|pool after calling end/i;

/** True where waiting helps: the database is gone or overloaded, nothing is wrong with the request or the code. */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth += 1) {
    const code = 'code' in cause ? String(cause.code) : '';
    if (networkCodes.has(code) || serverCodes.test(code) || driverMessages.test(cause.message)) return true;
    if (cause instanceof AggregateError && cause.errors.some(isDatabaseUnavailable)) return true;
  }
  return false;
}
