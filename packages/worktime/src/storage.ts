import type { Slice, StorageAdapter } from '@kleinzeug/storage'
import { mergeData } from './model/record/merge.ts'
import { readData } from './model/record/readData.ts'
import { sampleYear } from './model/record/sample.ts'
import { daysOf, emptyYear, yearIn, yearsOf, type WorktimeData } from './model/record/work.ts'

export type WorktimeStorage = StorageAdapter<WorktimeData>

/** Made once: a page asks for it before the stored data are there, after that, and for its example. */
let start: WorktimeData | undefined

/** What a new visitor starts with, and how stored data is read; the single year of the first versions is set aside. */
export const worktimeSlice: Slice<WorktimeData> = {
  name: 'worktime',
  defaults: () => (start ??= { '2022': sampleYear(2022), '2023': emptyYear(2023) }),
  decode: readData,
  merge: mergeData,
  summary: (data) => {
    const years = yearsOf(data).flatMap((year) => yearIn(data, year) ?? [])
    return { years: years.length, days: years.reduce((sum, year) => sum + daysOf(year).length, 0) }
  },
}
