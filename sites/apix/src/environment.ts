import * as v from 'valibot'

/** A whole number written in digits, within limits. */
export const wholeNumber = (fallback: number, least: number, most: number) =>
  v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,16}$/), v.transform(Number), v.minValue(least), v.maxValue(most)),
    String(fallback),
  )

/** `on` or `off`, as a boolean. */
export const toggle = (fallback: 'on' | 'off') =>
  v.pipe(
    v.optional(v.picklist(['on', 'off']), fallback),
    v.transform((state) => state === 'on'),
  )

/** The variables of the environment that a schema names. Throws with the names of invalid ones, never their values. */
export function readEnvironment<Schema extends v.GenericSchema>(
  schema: Schema,
  environment: Record<string, string | undefined>,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, environment)
  if (result.success) return result.output
  const names = result.issues.map((issue) => v.getDotPath(issue)?.split('.')[0])
  throw new Error(`Nicht zu verstehen in der Umgebung: ${[...new Set(names)].join(', ')}`)
}
