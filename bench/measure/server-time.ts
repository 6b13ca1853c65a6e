/** How long a request was with the server, read from the line the site itself writes about it. */
export type AccessLog = ReturnType<typeof accessLog>;

/** Listens to the lines of a site's access log and keeps the milliseconds of each kind of request. */
export function accessLog() {
  const times: { method: string; milliseconds: number }[] = [];
  let rest = '';
  return {
    hear(said: string): void {
      const lines = (rest + said).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) if (line.includes('"milliseconds"')) times.push(JSON.parse(line));
    },
    /** Milliseconds of all requests of this method since the last call. */
    take(method: string): number[] {
      return times.splice(0).flatMap((time) => (time.method === method ? [time.milliseconds] : []));
    },
  };
}
