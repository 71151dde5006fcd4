/** A part of a control. */
export interface Part {
  readonly name: string
  /** Finds it in the example. */
  readonly selector: string
  readonly does: string
}

/** What a key can be seen to do; `guides.spec.ts` looks for it. */
export type Effect = 'click' | 'toggle' | 'value' | 'close' | 'open' | 'leave'

export interface KeyRow {
  /** As `KeyboardEvent.key` names them. */
  readonly keys: readonly string[]
  readonly does: string
  readonly effect: Effect
}

export interface AriaRow {
  /** A role or an attribute. */
  readonly what: string
  readonly on: string
  readonly why: string
  /** Finds it in one of the control's stories. */
  readonly selector: string
}

/** How a control is to be used: texts of its page, and what a test finds again in its stories. */
export interface Guide {
  readonly when: readonly string[]
  readonly whenNot: readonly string[]
  /** Shown beside the examples of the same name. */
  readonly do: string
  readonly dont: string
  readonly anatomy: readonly Part[]
  /** Empty for what takes no focus. */
  readonly keyboard: readonly KeyRow[]
  readonly aria: readonly AriaRow[]
  /** Finds what takes the keys in the first story; the first control where it is left out. */
  readonly focused?: string
}
