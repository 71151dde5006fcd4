import type { Slice, StorageAdapter } from '@kleinzeug/storage'
import type { AchievementsData } from './model/entry.ts'
import { mergeLists } from './model/list.ts'

export type AchievementsStorage = StorageAdapter<AchievementsData>

/** What a new visitor starts with, how stored data is read, and how the edits of two tabs are joined. */
export const achievementsSlice: Slice<AchievementsData> = {
  name: 'achievements',
  defaults: () => [],
  // Every item is kept as it is, whatever its fields; reading it for display is `readEntry`.
  decode: (data) => (Array.isArray(data) ? data : undefined),
  merge: mergeLists,
  summary: ({ length: achievements }) => ({ achievements }),
}
