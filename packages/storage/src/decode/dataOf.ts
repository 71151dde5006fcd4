import type { GenericSchema, InferOutput } from 'valibot'

type Read<T> = T extends readonly (infer Entry)[] ? readonly Read<Entry>[] : T extends object ? Known<T> : T

type Known<T extends object> = {
  readonly [K in keyof T as string extends K ? never : K]: Read<T[K]>
} & (Extract<keyof { [K in keyof T as string extends K ? never : K]: 0 }, string> extends never
  ? { readonly [K in keyof T]: Read<T[K]> }
  : unknown)

/**
 * The type of the data that a schema gives: read-only at every depth and without the index signatures of
 * `v.looseObject`, so that a misspelt field is an error although unknown fields are kept.
 *
 * @example
 * ```ts
 * export type CountData = DataOf<typeof countSchema>
 * ```
 */
export type DataOf<S extends GenericSchema> = Read<InferOutput<S>>
