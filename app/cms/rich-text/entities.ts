const named: ReadonlyMap<string, string> = new Map(
  Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: '\u00a0',
    shy: '\u00ad',
    auml: 'ä',
    ouml: 'ö',
    uuml: 'ü',
    Auml: 'Ä',
    Ouml: 'Ö',
    Uuml: 'Ü',
    szlig: 'ß',
    eacute: 'é',
    egrave: 'è',
    agrave: 'à',
    ndash: '–',
    mdash: '—',
    hellip: '…',
    laquo: '«',
    raquo: '»',
    bdquo: '„',
    ldquo: '“',
    rdquo: '”',
    lsquo: '‘',
    rsquo: '’',
    sbquo: '‚',
    euro: '€',
    copy: '©',
    reg: '®',
    trade: '™',
    middot: '·',
    bull: '•',
    deg: '°',
    frac12: '½',
    times: '×',
  }),
);

/** Entities as their signs; unknown ones and impossible numbers stay as they are written. */
export function decodeEntities(text: string): string {
  return text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z][a-z0-9]{1,31}));/gi, (whole, hex, decimal, name) => {
    if (name !== undefined) return named.get(name) ?? whole;
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    const isSign = code >= 32 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
    return isSign || code === 10 ? String.fromCodePoint(code) : '';
  });
}
