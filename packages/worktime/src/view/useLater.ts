import { use } from 'react'
import { laterLabels } from '../laterLabels.ts'
import { DevicePartsContext, worktimeContext } from './WorktimeContext.ts'

const useLaterTexts = worktimeContext.useWith(laterLabels)

/** The Worktime around a part that loads on request, with the texts of these parts. */
export function useLater() {
  const instance = useLaterTexts()
  return { ...instance, now: instance.environment.now, ...use(DevicePartsContext) }
}
