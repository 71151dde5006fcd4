type Undoing = typeof import('./undoing.ts')

let loaded: Undoing | undefined

/** Loads the three-way merge and the words of undo; a load that failed is tried again at the next call. */
export async function loadUndoing(): Promise<Undoing> {
  loaded ??= await import('./undoing.ts')
  return loaded
}

/** The same, once it is loaded. */
export const loadedUndoing = (): Undoing | undefined => loaded
