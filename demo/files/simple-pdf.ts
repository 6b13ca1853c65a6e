export type Sheet = { title: string; language: 'de' | 'en'; lines: string[] };

/** One A4 sheet of plain text as PDF 1.4, with title and language set. Umlauts and typographic marks as WinAnsi. */
export function simplePdf({ title, language, lines }: Sheet): Uint8Array {
  const rows = [`/F2 24 Tf 0 0 Td ${shown(title)} Tj`, '/F1 11 Tf 0 -20 Td'];
  for (const row of lines) rows.push(`0 -17 Td ${shown(row)} Tj`);
  const stream = `BT 56 760 Td ${rows.join('\n')} ET`;
  return assemble([
    `<< /Type /Catalog /Pages 2 0 R /Lang (${language}) /ViewerPreferences << /DisplayDocTitle true >> >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>',
    `<< /Title ${shown(title)} /Author (Reepwerk) >>`,
  ]);
}

const winAnsi: Record<string, string> = {
  '€': '\x80',
  '„': '\x84',
  '“': '\x93',
  '”': '\x94',
  '’': '\x92',
  '–': '\x96',
};

function shown(text: string): string {
  const encoded = [...text].map((sign) => winAnsi[sign] ?? sign).join('');
  return `(${encoded.replace(/[\\()]/g, '\\$&')})`;
}

function assemble(objects: string[]): Uint8Array {
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const at = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(at).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`;
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info ${objects.length} 0 R >>`;
  return Uint8Array.from(`${body}${table}${trailer}\nstartxref\n${body.length}\n%%EOF\n`, (sign) => sign.charCodeAt(0));
}
