export { Worktime } from './view/Worktime.tsx'
export type { WorktimeProps } from './view/WorktimeContext.ts'
export { worktimeSlice, type WorktimeStorage } from './storage.ts'
export type {
  DayKind,
  Settings,
  Timer,
  WorkDay,
  WorkMonth,
  WorktimeData,
  WorkYear,
} from './model/record/work.ts'
export { defaultLabels, type WorktimeLabels } from './labels.ts'
