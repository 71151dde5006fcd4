/** What a tool says about a step: what it did, and where undo leads. */
export interface StepName<Kind extends string = string> {
  /** What was done, as the labels of the tool name it in `steps`. */
  readonly kind: Kind
  /** What it was done to, in the visitor's words. */
  readonly title?: string | undefined
  /** Consecutive steps of one group, such as the letters typed into one form, are undone together. */
  readonly group?: string | undefined
}
