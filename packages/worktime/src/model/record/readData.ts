import { isObject } from '@kleinzeug/storage/decode'
import * as v from 'valibot'
import { readContracts } from '../plan/contract.ts'
import { readYear } from './readYear.ts'
import { settingsSchema, timerSchema, type WorktimeData, type WorkYear } from './work.ts'

const isYearName = (name: string): name is `${number}` => /^[1-9]\d{3}$/.test(name)

/** Reads stored data and reports unreadable parts; `undefined`: no object, or the single year of the first versions. */
export function readData(
  data: unknown,
  reject: (path: string, value: unknown) => void = () => {},
): WorktimeData | undefined {
  if (!isObject(data) || 'year' in data) return undefined
  const years: Record<`${number}`, WorkYear> = {}
  const rest: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(data)) {
    if (!isYearName(name)) {
      rest[name] = value
      continue
    }
    const year = readYear(value, Number(name), ({ path, value: lost }) => reject(`/${name}${path}`, lost))
    if (year) years[name] = year
    else reject(`/${name}`, value)
  }
  const { settings, timer, contracts, ...unknown } = rest
  const part = <T>(name: string, schema: v.GenericSchema<unknown, T>, value: unknown): T | undefined => {
    if (value === undefined) return undefined
    const result = v.safeParse(schema, value)
    if (result.success) return result.output
    reject(`/${name}`, value)
    return undefined
  }
  const readSettings = part('settings', settingsSchema, settings)
  const readTimer = part('timer', timerSchema, timer)
  const agreed = readContracts(contracts, (path, value) => reject(`/contracts${path}`, value))
  return {
    ...unknown,
    ...years,
    ...(readSettings && { settings: readSettings }),
    ...(readTimer && { timer: readTimer }),
    ...(agreed && { contracts: agreed }),
  }
}
