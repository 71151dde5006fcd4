import * as v from 'valibot'

type Schema<T> = v.GenericSchema<unknown, T>

// A schema gets no context of its own, so the mode stands here: a tolerant schema either gives what can be
// read, or reports what cannot. Parsing is synchronous; the mode never outlives the call that set it.
let reporting = false

function inMode<T>(mode: boolean, run: () => T) {
  const before = reporting
  reporting = mode
  try {
    return run()
  } finally {
    reporting = before
  }
}

/** What the tolerant schemas within a schema leave out of this data or replace by a default. */
export const issuesOf = (schema: v.GenericSchema, data: unknown) =>
  inMode(true, () => v.safeParse(schema, data).issues ?? [])

/**
 * Whether data can be read by a schema, with what its tolerant parts leave out or replace. Inside of a
 * schema use this instead of `v.is`, which is false for such data while the decoder looks for what to report.
 *
 * @example
 * ```ts
 * const notAllLost = v.check((data: unknown[]) => data.some((entry) => isReadable(note, entry)))
 * ```
 */
export const isReadable = (schema: v.GenericSchema, data: unknown) => inMode(false, () => v.is(schema, data))

/** Unreadable, the part is one issue as a whole; readable, only the issues of the parts within it count. */
const reportUnit = <T>(schema: Schema<T>) =>
  v.pipe(
    v.unknown(),
    v.rawTransform<unknown, null>(({ dataset: { value }, addIssue }) => {
      if (isReadable(schema, value)) {
        for (const { input, message, path } of issuesOf(schema, value))
          addIssue({ input, message, ...(path && { path }) })
      } else addIssue({ input: value, message: 'unreadable' })
      return null
    }),
  )

/**
 * A list that keeps the entries that can be read. The others are left out and reported by the decoder that
 * `sliceDecoder` makes.
 *
 * @example
 * ```ts
 * const schema = v.looseObject({ notes: orDefault(tolerantList(v.looseObject({ text: v.string() })), []) })
 * ```
 */
export function tolerantList<T>(entry: Schema<T>) {
  const readable: Schema<T[]> = v.pipe(
    v.array(v.unknown()),
    v.transform((entries) =>
      entries.flatMap((value) => {
        const result = v.safeParse(entry, value)
        return result.success ? [result.output] : []
      }),
    ),
  )
  const report: Schema<T[]> = v.pipe(
    v.array(reportUnit(entry)),
    v.transform(() => []),
  )
  return v.lazy(() => (reporting ? report : readable))
}

/**
 * A part that is replaced by a default when it is missing or cannot be read. Unlike `v.fallback`, the
 * decoder that `sliceDecoder` makes reports it when it was there and could not be read.
 *
 * @example
 * ```ts
 * const schema = v.looseObject({ volume: orDefault(v.pipe(v.number(), v.maxValue(100)), 40) })
 * ```
 */
export function orDefault<const T>(schema: Schema<T>, value: NoInfer<T> & {}) {
  const readable: Schema<T> = v.fallback(schema, value)
  const report: Schema<T> = v.pipe(
    reportUnit(schema),
    v.transform(() => value),
  )
  return v.optional(
    v.lazy((input) => (reporting && input !== value ? report : readable)),
    value,
  )
}
