import { describe, expect, test } from 'vitest';
import { describeModule, exampleContent, renderModule } from '../module-tests.ts';
import { example } from './example.ts';
import { accessibilityStatementModule as statement } from './schema.ts';

describeModule(statement, example);

describe('the accessibility statement', () => {
  const content = exampleContent(example);
  const rendered = (props: object = {}, locale: 'de' | 'en' = 'de') => {
    const own = exampleContent(example, locale);
    return renderModule(statement, { ...own, props: { ...own.props, ...props } }, { locale });
  };

  test('says that nothing is known where nothing was filled in, not that all is well', () => {
    expect(renderModule(statement, { props: { ...content.props, barriers: [] }, texts: content.texts })).toContain(
      'Uns sind keine bekannt.',
    );
    expect(rendered({ conformity: 'none' })).toContain('nicht vereinbar');
  });

  test('has the parts of the model in its order, in both languages', () => {
    const titles = (html: string) => [...html.matchAll(/<h2[^>]*>([^<]+)/g)].map(([, title]) => title);
    expect(titles(rendered())).toEqual([
      'Stand der Vereinbarkeit',
      'Nicht barrierefreie Inhalte',
      'Erstellung dieser Erklärung',
      'Rückmeldung und Kontakt',
      'Schlichtung und Aufsicht',
    ]);
    expect(titles(rendered({}, 'en'))).toHaveLength(5);
  });

  test('keeps what is missing apart by its reason', () => {
    const html = rendered();
    expect(html).toMatch(
      /Unvereinbar mit den Anforderungen.*PDF-Dateien.*außerhalb der Anforderungen.*Eingebettete Karten/is,
    );
    expect(html).not.toContain('Unverhältnismäßige Belastung');
  });

  test('names the law and the bodies of a public venue or of a service', () => {
    expect(rendered({ regime: 'service' })).toMatch(/Barrierefreiheitsstärkungsgesetz.*Marktüberwachung/s);
    expect(rendered({ regime: 'public' })).toMatch(/BITV/);
    expect(rendered({ regime: 'public' })).not.toContain('Marktüberwachung');
    expect(rendered({ regime: 'public' })).toContain('href="https://www.schlichtungsstelle-bgg.de/"');
  });

  test('says when it was made and checked, in words', () => {
    const html = rendered({ reviewed_on: '2026-11-02' });
    expect(html).toContain('28.\u00a0Juni 2025');
    expect(html).toContain('2.\u00a0November 2026');
  });
});
