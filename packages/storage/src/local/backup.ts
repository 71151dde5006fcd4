/** How much one field of the record takes. */
export interface SliceSize {
  readonly name: string
  /** In UTF-16 units, as browsers count their quota. */
  readonly size: number
}

/** An earlier state of the record that can be brought back. */
export interface Backup {
  readonly id: number
  /** When it was put by, in ms since 1970. */
  readonly date: number
  /** Why: before the first change of a session, an import, a reset, or because another tab's edit won. */
  readonly reason: 'routine' | 'import' | 'restore' | 'reset' | 'conflict'
  readonly slices: readonly SliceSize[]
  /** The whole record, as it stood in localStorage. */
  readonly text: string
}

/** A backup as it is put by: what it holds is told from its text when somebody asks. */
export interface KeptBackup extends Omit<Backup, 'id' | 'slices'> {
  /** Names and checksums of its fields: two backups with the same hold the same data. */
  readonly content: string
}

/** A backup that has its number. */
export type NumberedBackup = KeptBackup & Pick<Backup, 'id'>
