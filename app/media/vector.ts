/** Why a vector picture is refused; the words stand in the message files as `api_media_<reason>`. */
export type VectorProblem = 'svg_active' | 'svg_external' | 'svg_entity';

const activeContent =
  /<\s*(?:[\w-]+:)?(?:script|foreignObject|iframe|object|embed|audio|video|handler|set|animate\w*)\b|\son[a-z]+\s*=|javascript:/i;
const externalReference =
  /(?:href|src)\s*=\s*(["'])\s*(?!#|data:image\/(?:png|jpeg|webp);)[^"']|url\(\s*(["']?)(?!#)|@import/i;
const entity = /<!(?:DOCTYPE|ENTITY)/i;

/**
 * Refuses SVG that does more than draw. Such pictures are never decoded on the server (a `use` bomb would stall it)
 * and are served with a policy that forbids scripts, so this is the first of two locks.
 */
export function vectorProblem(svg: string): VectorProblem | null {
  if (entity.test(svg)) return 'svg_entity';
  if (activeContent.test(svg)) return 'svg_active';
  if (externalReference.test(svg) || externalReference.test(unescaped(svg))) return 'svg_external';
  return null;
}

/** As a reader of XML and then one of CSS understands it: `&#117;rl(` and `u\72l(` are both `url(`. */
function unescaped(svg: string): string {
  return svg
    .replace(/&#(?:x([\da-f]{1,6})|(\d{1,7}));/gi, (_all, hex, decimal) =>
      letter(hex ? Number.parseInt(hex, 16) : Number(decimal)),
    )
    .replace(/\\([\da-f]{1,6})\s?/gi, (_all, hex) => letter(Number.parseInt(hex, 16)))
    .replace(/\\(?=[g-z@])/gi, '');
}

/** Only what could stand in a name; a quote that was escaped ends nothing. */
function letter(code: number): string {
  return /^[\w@(:/-]$/.test(String.fromCharCode(code)) ? String.fromCharCode(code) : ' ';
}

/** Width and height in user units, from the root element's attributes or its viewBox. */
export function vectorSize(svg: string): { width: number; height: number } {
  const root = /<svg\b[^<>]*>/i.exec(svg)?.[0] ?? '';
  const box = /viewBox\s*=\s*["']\s*[-\d.e]+[\s,]+[-\d.e]+[\s,]+([\d.e]+)[\s,]+([\d.e]+)/i.exec(root);
  const width = Number(box?.[1]) || length(root, 'width');
  const height = Number(box?.[2]) || length(root, 'height');
  return { width: Math.round(width || 300), height: Math.round(height || 150) };
}

function length(root: string, attribute: string): number {
  return Number.parseFloat(new RegExp(`\\s${attribute}\\s*=\\s*["']([\\d.]+)(?:px)?["']`, 'i').exec(root)?.[1] ?? '');
}
