import type { Binding, Mode } from './binding.ts'

type Row = Omit<Binding, 'modes'>

/** Rows of the key table that are enabled in the same modes. */
export const inModes = <const R extends readonly Row[]>(modes: Mode | readonly Mode[], rows: R) =>
  rows.map((row): R[number] & Pick<Binding, 'modes'> => ({ ...row, modes: [modes].flat() }))
