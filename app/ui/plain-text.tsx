import type { CSSProperties } from 'react';
import { isRendered, type Mark } from './marks.ts';

type PlainTextProps = {
  as?: 'p' | 'span' | 'h3' | 'figcaption' | 'dt' | 'dd';
  text: string;
  mark?: Mark;
  className?: string;
  style?: CSSProperties;
};

/** Plain text of a field; line breaks the author typed stay. */
export function PlainText({ as: Element = 'p', text, mark = {}, className, style }: PlainTextProps) {
  if (!isRendered(text, mark)) return null;
  const broken = text.includes('\n') ? { whiteSpace: 'pre-line' as const, ...style } : style;
  return (
    <Element className={className} style={broken} {...mark}>
      {text}
    </Element>
  );
}
