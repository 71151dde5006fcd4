/** What an import would do to one field of the record. */
export interface SliceChange {
  readonly name: string
  readonly change: 'added' | 'changed' | 'removed' | 'same'
  /** UTF-16 units before and after; 0: not there. */
  readonly before: number
  readonly after: number
  /** The file's checksum does not fit: it was edited by hand or damaged. */
  readonly suspect: boolean
}

/** A record that can be put in the place of the present one by `applyImport`. */
export interface ImportPreview {
  readonly accepted: true
  readonly slices: readonly SliceChange[]
  /** The record to come, field by field, as JSON texts. */
  readonly parts: ReadonlyMap<string, string>
}

/** Why a file cannot be imported; the sentence for each `reason` is in the labels. */
export interface ImportRefusal {
  readonly accepted: false
  readonly reason: 'tooLarge' | 'notJson' | 'tooDeep' | 'hostileKey' | 'notARecord' | 'wrongType' | 'newer'
  /** The key or field that is to blame, where there is one. */
  readonly name?: string
}
