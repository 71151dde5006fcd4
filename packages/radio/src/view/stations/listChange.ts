import type { RadioData } from '../../model/radioData.ts'
import type { RadioStep } from '../../state/createRadioState.ts'

/** Changes the list of stations, and shows `news` with a key that undoes the change. */
export type ListChange = (update: (data: RadioData) => RadioData, news: string, step: RadioStep) => void
