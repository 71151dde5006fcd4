import type { FileMemory } from '@kleinzeug/storage'
import { keepFile, type KeptFile } from '@kleinzeug/storage/file'
import { useStore } from 'jotai'
import { useSyncExternalStore } from 'react'
import type { WorktimeLabels } from '../../labels.ts'
import { calendarOf } from '../../model/exchange/icsFile.ts'
import { kindOf, minutesOf } from '../../model/record/work.ts'
import type { WorktimeState } from '../../state/createWorktimeState.ts'
import { useLater } from '../useLater.ts'

interface CalendarOptions {
  readonly store: ReturnType<typeof useStore>
  readonly memory: FileMemory | undefined
  readonly labels: Pick<WorktimeLabels, 'icsTitle'>
  readonly now: () => number
}

const files = new WeakMap<WorktimeState, KeptFile>()

/** The calendar file of one Worktime; the same object at every call. */
export function calendarFileOf(
  state: WorktimeState,
  { store, memory, labels, now }: CalendarOptions,
): KeptFile {
  const present = files.get(state)
  if (present) return present
  const write = calendarOf((day) => labels.icsTitle(kindOf(day), minutesOf(day)))
  const file = keepFile({
    text: () => write(store.get(state.data)),
    follow: (onChange) => store.sub(state.data, onChange),
    memory,
    now,
  })
  files.set(state, file)
  return file
}

/** The calendar file and how it stands; it is kept current while a component uses this. */
export function useCalendarFile() {
  const tool = useLater()
  const store = useStore()
  const file = calendarFileOf(tool.state, { ...tool, store, memory: tool.props.fileMemory })
  const status = useSyncExternalStore(file.subscribe, file.read, file.read)
  return { ...tool, file, status }
}
