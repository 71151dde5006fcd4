import type { KeyBinding } from '@kleinzeug/ui'

/** Keys of the drill outside of its text field, with the meaning they have in the trainer. */
export const drillKeys = [
  { key: 'v', action: 'restart' },
  { key: 't', action: 'hint' },
  { key: 'd', action: 'flipBoard' },
] as const satisfies readonly KeyBinding[]

export type DrillKeyAction = (typeof drillKeys)[number]['action']
