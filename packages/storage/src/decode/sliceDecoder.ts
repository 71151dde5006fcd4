import * as v from 'valibot'
import type { Reject, Slice } from '../slice.ts'
import { issuesOf } from './tolerant.ts'

const pointer = (path: readonly { readonly key: unknown }[] = []) =>
  path.map(({ key }) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')

/**
 * The `decode` of a slice, made of its schema. What `tolerantList` and `orDefault` leave out or replace is
 * reported with its place in the data. Use `v.looseObject` in the schema, so that unknown fields are kept.
 *
 * @example
 * ```ts
 * const decode = sliceDecoder(v.looseObject({ notes: tolerantList(v.string()) }))
 * decode({ notes: ['a', 7], colour: 'red' }, (path) => console.log(path)) // logs "/notes/1"
 * ```
 */
export const sliceDecoder =
  <T>(schema: v.GenericSchema<unknown, T>): Slice<T>['decode'] =>
  (data: unknown, reject?: Reject) => {
    const result = v.safeParse(schema, data)
    if (!result.success) return undefined
    if (reject) for (const { path, input } of issuesOf(schema, data)) reject(pointer(path), input)
    return result.output
  }
