import type { Slice } from '../slice.ts'
import { checksum } from './checksum.ts'
import { isObject } from './json.ts'
import type { Ledger } from './ledger.ts'

/** Stored text that could not be read as it should, kept until the visitor lets go of it. */
export interface SetAside {
  readonly id: string
  /** The field it belonged to; `''`: the record as a whole. */
  readonly name: string
  /** When it was found, in ms since 1970. */
  readonly date: number
  /** `syntax`: not JSON; `checksum`: changed by something other than this site; `shape`: not what the tool knows. */
  readonly reason: 'syntax' | 'checksum' | 'shape'
  /** What took its place: the reserve copy, the damaged value as far as readable, or the tool's defaults. */
  readonly outcome: 'recovered' | 'kept' | 'defaults'
  /** The raw text as found. */
  readonly text: string
}

/** Texts that were set aside are a field of the record like any other: kept, mirrored and merged as all are. */
const name = 'setAside'

const setAsideSlice: Slice<readonly SetAside[]> = {
  name,
  defaults: () => [],
  decode: (data) =>
    Array.isArray(data)
      ? data.filter(
          (item): item is SetAside =>
            isObject(item) &&
            ['id', 'name', 'reason', 'outcome', 'text'].every((key) => typeof item[key] === 'string') &&
            typeof item['date'] === 'number',
        )
      : undefined,
}

export function createAsides(ledger: Ledger, now: () => number) {
  /** What the visitor has let go of is not brought up again by this page. */
  const dismissed = new Set<string>()
  const list = () => setAsideSlice.decode(ledger.parts.get(name)?.value) ?? []

  return {
    list,
    /** Answers whether this was not known yet. */
    add: (found: Omit<SetAside, 'id' | 'date'>): boolean => {
      const id = `${found.name} ${checksum(found.text)}`
      const present = list()
      if (dismissed.has(id) || present.some((item) => item.id === id)) return false
      ledger.write(name, [...present, { id, date: now(), ...found }])
      return true
    },
    dismiss: (id: string): boolean => {
      dismissed.add(id)
      const present = list()
      const rest = present.filter((item) => item.id !== id)
      if (rest.length === present.length) return false
      if (rest.length > 0) ledger.write(name, rest)
      else ledger.writeText(name, undefined)
      return true
    },
  }
}

export type Asides = ReturnType<typeof createAsides>
