/** What is known of a number's age: the day, month or year it refers to, and the last day on which it is current. */
export interface Age {
  readonly of: string
  /** `nie`: it describes something that is over. */
  readonly until: string
}

/** Whether newer numbers are to be expected on a day. */
export const isPast = ({ until }: Age, today = new Date().toISOString().slice(0, 10)) =>
  until !== 'nie' && until < today
