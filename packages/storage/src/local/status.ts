/**
 * How the record stands at this moment: exactly one of these, the most pressing one.
 *
 * The words for each are in `@kleinzeug/storage/local/labels`.
 */
export type RecordStatus =
  /** The first reading is not complete: nothing is written yet. Also the state on a server. */
  | { readonly kind: 'loading' }
  /** Everything is kept. `mirrored`: also in the reserve copy that survives a killed browser. */
  | { readonly kind: 'saved'; readonly mirrored: boolean }
  /** A change waits for the next write, a fraction of a second away. */
  | { readonly kind: 'saving' }
  /** localStorage refuses every access; the reserve copy in IndexedDB keeps the data. */
  | { readonly kind: 'reserveOnly' }
  /** Neither localStorage nor IndexedDB can be used: data lives as long as the page. */
  | { readonly kind: 'memoryOnly' }
  /** localStorage takes no more. `mirrored`: the reserve copy still keeps every change. */
  | { readonly kind: 'full'; readonly mirrored: boolean }
  /** Something could not be read and was set aside; `names` are the fields concerned. */
  | { readonly kind: 'setAside'; readonly names: readonly string[] }
  /** Another tab, or an earlier visit, wrote with a newer version of the site: this page writes no more. */
  | { readonly kind: 'newer' }

/** One status of every kind, for stories and for trying out notices. */
export const everyStatus: readonly RecordStatus[] = [
  { kind: 'loading' },
  { kind: 'saved', mirrored: true },
  { kind: 'saved', mirrored: false },
  { kind: 'saving' },
  { kind: 'reserveOnly' },
  { kind: 'memoryOnly' },
  { kind: 'full', mirrored: true },
  { kind: 'full', mirrored: false },
  { kind: 'setAside', names: ['decider'] },
  { kind: 'newer' },
]
