/** How much one field of the record takes. */
export interface SliceSize {
  readonly name: string
  /** In UTF-16 units, as browsers count their quota. */
  readonly size: number
}

/** An earlier state of the record that can be restored. */
export interface Backup {
  readonly id: number
  /** When it was made, in ms since 1970. */
  readonly date: number
  /** Made before the first edit of a visit, an import, a restore or a reset, or because another tab's edit won. */
  readonly reason: 'routine' | 'import' | 'restore' | 'reset' | 'conflict'
  readonly slices: readonly SliceSize[]
  /** The text of the whole record. */
  readonly text: string
}

/** A backup as it is stored: `slices` are computed from the text when they are asked for. */
export interface KeptBackup extends Omit<Backup, 'id' | 'slices'> {
  /** Names and checksums of its fields; equal for two backups with the same data. */
  readonly content: string
}

export type NumberedBackup = KeptBackup & Pick<Backup, 'id'>
