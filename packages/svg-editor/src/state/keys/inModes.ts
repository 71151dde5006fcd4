import type { Binding, Mode } from './binding.ts'

type Row = Omit<Binding, 'modes'>

/** A row of the key table: its command, its keys, and when they are enabled. */
export const row = <const I extends string>(
  id: I,
  keys: string | readonly string[],
  when?: Binding['when'],
) => ({
  id,
  keys: [keys].flat(),
  ...(when && { when }),
})

/** A row whose amount Shift multiplies by 10 and Alt by 0.1. */
export const step = <const I extends string>(...args: Parameters<typeof row<I>>) => ({
  ...row(...args),
  amounts: true as const,
})

/** Rows of the key table that are enabled in the same modes. */
export const inModes = <const R extends readonly Row[]>(modes: Mode | readonly Mode[], rows: R) =>
  rows.map((each): R[number] & Pick<Binding, 'modes'> => ({ ...each, modes: [modes].flat() }))
