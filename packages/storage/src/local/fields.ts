import type { Slice } from '../slice.ts'
import { isObject } from './json.ts'

/** The five themes, in the order of the specification. */
export const brightnesses = ['dark', 'darkLight', 'lightLight', 'light', 'blue'] as const
export type Brightness = (typeof brightnesses)[number]

const isFlag = (data: unknown): data is boolean => typeof data === 'boolean'

const flag = (name: string): Slice<boolean> => ({
  name,
  defaults: () => false,
  decode: (data) => (isFlag(data) ? data : undefined),
})

/** The chosen theme: `dark` for a new visitor. A record from before `meta` that has none gets `light`. */
export const brightnessSlice: Slice<Brightness> = {
  name: 'brightness',
  defaults: () => 'dark',
  decode: (data) => brightnesses.find((brightness) => brightness === data),
}

/** Whether pages may load images from foreign hosts. */
export const showExternalImagesSlice = flag('showExternalImages')

/** Whether the radio widget is pinned to the corner of every page. */
export const radioPinnedSlice = flag('radioPinned')

/** When the visitor last took a copy out, and after how long to remind of it. */
export interface BackupData {
  /** Time of the last export, in ms since 1970; absent: never. */
  readonly lastExport?: number
  /** Days after which a reminder is due; 0: never. */
  readonly remindAfterDays: number
  /** Time before which there is no reminder, in ms since 1970: it was put off. */
  readonly remindFrom?: number
}

const count = (data: unknown): data is number => Number.isSafeInteger(data) && (data as number) >= 0

export const backupSlice: Slice<BackupData> = {
  name: 'backup',
  defaults: () => ({ remindAfterDays: 30 }),
  decode: (data) => {
    if (!isObject(data)) return undefined
    const { lastExport, remindAfterDays, remindFrom } = data
    return {
      ...(count(lastExport) && { lastExport }),
      ...(count(remindFrom) && { remindFrom }),
      remindAfterDays: count(remindAfterDays) ? remindAfterDays : 30,
    }
  },
}

/** The fields of the specification. */
export const specifiedNames: readonly string[] =
  'showExternalImages achievements brightness notationTrainer resume decider worktime radioPinned svgEditor'.split(
    ' ',
  )

/** Fields about the keeping of data rather than data: no backup is made for their sake. */
export const bookkeeping: ReadonlySet<string> = new Set(['setAside', 'backup'])
