import type { OpeningHoursSpecification } from 'schema-dts';
import type { OpeningHours } from './hours.ts';

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** The hours and what is otherwise (schema.org OpeningHoursSpecification): closed is from midnight to midnight; past midnight `closes` is earlier than `opens`. */
export function hoursForMachines({ rules, exceptions }: OpeningHours) {
  const openingHoursSpecification = rules.map(
    ({ weekday, from, to, valid_from, valid_to }): OpeningHoursSpecification => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: `https://schema.org/${days[weekday - 1] ?? 'Monday'}`,
      opens: from.slice(0, 5),
      closes: to.slice(0, 5),
      ...(valid_from ? { validFrom: valid_from } : {}),
      ...(valid_to ? { validThrough: valid_to } : {}),
    }),
  );
  const specialOpeningHoursSpecification = exceptions.flatMap(({ date_from, date_to, is_closed, ranges }) =>
    (is_closed || ranges.length === 0 ? [{ from: '00:00', to: '00:00' }] : ranges).map(
      ({ from, to }): OpeningHoursSpecification => ({
        '@type': 'OpeningHoursSpecification',
        opens: from.slice(0, 5),
        closes: to.slice(0, 5),
        validFrom: date_from,
        validThrough: date_to,
      }),
    ),
  );
  return { openingHoursSpecification, specialOpeningHoursSpecification };
}
