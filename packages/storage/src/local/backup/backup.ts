/** An earlier state of the record that can be restored. */
export interface Backup {
  readonly id: number
  /** When it was made, in ms since 1970. */
  readonly date: number
  /** Made before the first edit of a visit, an import, a restore or a reset, or because another tab's edit won. */
  readonly reason: 'routine' | 'import' | 'restore' | 'reset' | 'conflict'
  /** The JSON text of each field. */
  readonly texts: ReadonlyMap<string, string>
  /** The text of the whole record. */
  readonly text: string
  /** The visitor has named it: it is not deleted for others. */
  readonly name?: string
}

/** A backup as it is stored: `texts` are read from the text on request. */
export interface KeptBackup extends Omit<Backup, 'id' | 'texts'> {
  /** Names and checksums of its fields; equal for two backups with the same data. */
  readonly content: string
}

export type NumberedBackup = KeptBackup & Pick<Backup, 'id'>
