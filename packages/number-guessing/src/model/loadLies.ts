type Lies = typeof import('./lies.ts')

let loaded: Lies | undefined
let loading: Promise<Lies> | undefined

/** Loads the exact search over games with lies; a load that failed is tried again at the next call. */
export function loadLies(): Promise<Lies> {
  loading ??= import('./lies.ts').then(
    (lies) => (loaded = lies),
    (error: unknown) => {
      loading = undefined
      throw error
    },
  )
  return loading
}

export const areLiesLoaded = () => loaded !== undefined

/** @throws before `loadLies` has been awaited */
export function exactLies(): Lies {
  if (!loaded) throw new Error('A game with lies is played before loadLies')
  return loaded
}
