import { isObject } from '@kleinzeug/storage/decode'

/** Called with the place of a part that cannot be read, as a JSON pointer, and the part. */
export type Reject = (path: string, value: unknown) => void

/** Reads a part of stored data at its place in it; `undefined` where it cannot be read. */
export type Reader<T> = (value: unknown, path: string, reject: Reject) => T | undefined

/** Unreadable, a part is reported as a whole; readable, what was lost within it is. */
function readPart<T>(read: Reader<T>, value: unknown, path: string, reject: Reject) {
  const lost: Array<Parameters<Reject>> = []
  const part = read(value, path, (...report) => lost.push(report))
  if (part === undefined) reject(path, value)
  else for (const report of lost) reject(...report)
  return part
}

export const where =
  <T>(is: (value: unknown) => value is T): Reader<T> =>
  (value) =>
    is(value) ? value : undefined

/** What is missing or cannot be read has a default. */
export const orDefault =
  <T>(read: Reader<T>, initial: T): Reader<T> =>
  (value, path, reject) =>
    value === undefined ? initial : (readPart(read, value, path, reject) ?? initial)

/** A list without its entries that cannot be read; empty where there is none. */
export const listOf = <T>(read: Reader<T>): Reader<readonly T[]> =>
  orDefault<readonly T[]>(
    (value, path, reject) =>
      Array.isArray(value)
        ? value.flatMap((entry, index) => readPart(read, entry, `${path}/${index}`, reject) ?? [])
        : undefined,
    [],
  )

type Readers<T> = { readonly [K in keyof T]-?: Reader<T[K]> }

/** Whether each field is there, which its reader has read. */
const isWhole = <T>(parts: object, readers: Readers<T>): parts is T & object =>
  Object.entries(parts).every(([key, part]) => !(key in readers) || part !== undefined)

/** An object with the fields that have a reader, and with all others as they are. */
export const objectOf =
  <T>(readers: Readers<T>): Reader<T> =>
  (value, path, reject) => {
    if (!isObject(value)) return undefined
    const parts: object = {
      ...value,
      ...Object.fromEntries(
        Object.entries<Reader<unknown>>(readers).map(([key, read]) => [
          key,
          read(value[key], `${path}/${key}`, reject),
        ]),
      ),
    }
    return isWhole(parts, readers) ? parts : undefined
  }
