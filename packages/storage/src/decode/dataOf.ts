import type { GenericSchema, InferOutput } from 'valibot'

/** Names of the fields that a schema knows; none for a record, whose names are data. */
type NamesOf<T> = Extract<keyof { [K in keyof T as string extends K ? never : K]: 0 }, string>

type Read<T> = T extends readonly (infer Entry)[]
  ? readonly Read<Entry>[]
  : T extends object
    ? [NamesOf<T>] extends [never]
      ? { readonly [K in keyof T]: Read<T[K]> }
      : { readonly [K in keyof T as string extends K ? never : K]: Read<T[K]> }
    : T

/** The data of a schema: read-only, and without the index signatures of `v.looseObject`, which hide misspelt fields. */
export type DataOf<S extends GenericSchema> = Read<InferOutput<S>>
