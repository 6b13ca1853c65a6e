/** The same values with one of them set; `undefined` leaves it out, so that taking a first value back leaves no trace. */
export function withValue<Values extends Record<string, unknown>>(
  values: Values,
  name: string,
  value: unknown,
): Values {
  const { [name]: _, ...others } = values;
  // Proof: callers name optional values only.
  return (value === undefined ? others : { ...others, [name]: value }) as Values;
}
