import type { ReactNode } from 'react';
import type { ViewProps } from '#app/cms/module.ts';
import { formatDay } from '#app/i18n/format-day.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { getLocale } from '#app/i18n/paraglide/runtime.js';
import { Heading } from '#app/ui/heading.tsx';
import { isRendered } from '#app/ui/marks.ts';
import { PlainText } from '#app/ui/plain-text.tsx';
import { RichText } from '#app/ui/rich-text.tsx';
import type { accessibilityStatementModule } from './schema.ts';
import css from './view.module.css';

type Props = ViewProps<typeof accessibilityStatementModule>;
type Barriers = Props['fields']['barriers'];

// By name: asked for by one that is put together, every message of the editor would come to visitors too.
const conformities = {
  full: m.statement_conformity_full,
  partial: m.statement_conformity_partial,
  none: m.statement_conformity_none,
};
const reasons = {
  not_yet: m.statement_reason_not_yet,
  burden: m.statement_reason_burden,
  exempt: m.statement_reason_exempt,
};

/** The statement: what the law wants to be said in its words, between them what the venue has filled in. */
export function AccessibilityStatementView({ fields, marks }: Props) {
  const { regime, operator, scope, conformity, service, feedback, answer_weeks, authorities } = fields;
  const barriers = fields.barriers.filter(({ barrier }) => isRendered(barrier, marks.field('barriers')));
  const law = regime === 'public' ? m.statement_law_public() : m.statement_law_service();
  const weeks = answer_weeks === 1 ? m.statement_answer_one() : m.statement_answer({ weeks: answer_weeks });
  const hasService = isRendered(service.html, marks.field('service'));
  return (
    <div className={css.statement} {...marks.root}>
      <div className={css.lead}>
        <p>{m.statement_intro({ operator: operator || '…', law })}</p>
        <p>{m.statement_scope({ scope: scope || '…' })}</p>
      </div>
      <Part title={m.statement_conformity()}>
        <p>{conformities[conformity || 'partial']()}</p>
      </Part>
      <Part title={m.statement_barriers()}>
        {barriers.length === 0 && <p>{m.statement_barriers_none()}</p>}
        {[...new Set(barriers.map(({ reason }) => reason))].map((reason) => (
          <BarrierList key={reason} reason={reason} barriers={barriers} marks={marks} />
        ))}
      </Part>
      {hasService && (
        <Part title={m.statement_service()}>
          <RichText html={service.html} mark={marks.field('service')} />
        </Part>
      )}
      <Part title={m.statement_made()}>
        <Made fields={fields} marks={marks} />
      </Part>
      <Part title={m.statement_feedback()}>
        <RichText html={feedback.html} mark={marks.field('feedback')} />
        <p>{weeks}</p>
      </Part>
      <Part title={regime === 'public' ? m.statement_enforcement() : m.statement_enforcement_and_market()}>
        <Conciliation />
        {regime !== 'public' && <p>{m.statement_market()}</p>}
        <RichText html={authorities.html} mark={marks.field('authorities')} />
      </Part>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={css.part}>
      <Heading level={2} grade="h3" line={{ html: title, text: title }} />
      <div className={css.text}>{children}</div>
    </section>
  );
}

type ListProps = { reason: Barriers[number]['reason']; barriers: Barriers; marks: Props['marks'] };

/** What is missing for one reason; the model wants the three apart. */
function BarrierList({ reason, barriers, marks }: ListProps) {
  const own = barriers.filter((each) => each.reason === reason);
  return (
    <>
      <h3 className={css.reason}>{reasons[reason || 'not_yet']()}</h3>
      <ul className={css.barriers}>
        {own.map(({ _key, barrier, explanation }) => (
          <li key={_key}>
            <PlainText text={barrier} mark={marks.field(`barriers.${_key}.barrier`)} className={css.barrier ?? ''} />
            <RichText html={explanation.html} mark={marks.field(`barriers.${_key}.explanation`)} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Made({ fields: { method, method_text, created_on, reviewed_on }, marks }: Pick<Props, 'fields' | 'marks'>) {
  const day = (value: string) => formatDay(value, getLocale(), { dateStyle: 'long' });
  return (
    <>
      <p>{method === 'external' ? m.statement_method_external() : m.statement_method_self()}</p>
      <PlainText text={method_text} mark={marks.field('method_text')} />
      <p>
        {created_on && m.statement_created({ day: day(created_on) })}{' '}
        {reviewed_on && m.statement_reviewed({ day: day(reviewed_on) })} {m.statement_yearly()}
      </p>
    </>
  );
}

const conciliation = 'https://www.schlichtungsstelle-bgg.de/';

function Conciliation() {
  return (
    <p>
      {m.statement_conciliation()} <a href={conciliation}>{new URL(conciliation).host}</a>
    </p>
  );
}
