import { isObject } from '../../decode/isObject.ts'
import { checksum } from './checksum.ts'
import type { Replica } from './replica.ts'

/** Stored text that could not be read as expected, kept until the visitor dismisses it. */
export interface SetAside {
  readonly id: string
  /** The field it belonged to; `''`: the record as a whole. */
  readonly name: string
  /** When it was found, in ms since 1970. */
  readonly date: number
  /** `syntax`: not JSON; `checksum`: changed by something other than this site; `shape`: the tool cannot decode it. */
  readonly reason: 'syntax' | 'checksum' | 'shape'
  /** What replaced it: the mirror's copy, the damaged value as far as readable, or the tool's defaults. */
  readonly outcome: 'recovered' | 'kept' | 'defaults'
  /** The raw text as found. */
  readonly text: string
}

/** The field of the record that holds them: stored, mirrored and merged like any other. */
const name = 'setAside'

const isSetAside = (item: unknown): item is SetAside =>
  isObject(item) &&
  ['id', 'name', 'reason', 'outcome', 'text'].every((key) => typeof item[key] === 'string') &&
  typeof item['date'] === 'number'

export function createQuarantine(replica: Replica, now: () => number) {
  /** Ids that were dismissed on this page, so that the same text found again is not added again. */
  const dismissed = new Set<string>()
  const list = (): readonly SetAside[] => {
    const data = replica.fields.get(name)?.value
    return Array.isArray(data) ? data.filter(isSetAside) : []
  }

  return {
    list,
    /** Returns whether the text was added; one that is known or dismissed is not. */
    add: (found: Omit<SetAside, 'id' | 'date'>): boolean => {
      const id = `${found.name} ${checksum(found.text)}`
      const present = list()
      if (dismissed.has(id) || present.some((item) => item.id === id)) return false
      replica.write(name, [...present, { id, date: now(), ...found }])
      return true
    },
    dismiss: (id: string): boolean => {
      dismissed.add(id)
      const present = list()
      const rest = present.filter((item) => item.id !== id)
      if (rest.length === present.length) return false
      if (rest.length > 0) replica.write(name, rest)
      else replica.writeText(name, undefined)
      return true
    },
  }
}

export type Quarantine = ReturnType<typeof createQuarantine>
