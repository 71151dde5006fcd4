import type { SearchEntry } from './searchEntry.ts'

let loading: Promise<readonly SearchEntry[]> | undefined

/** Loads the search index once; after a failure the next call tries again. */
export function loadSearchIndex(): Promise<readonly SearchEntry[]> {
  loading ??= fetch('/search.json')
    .then((response) => {
      if (!response.ok) throw new Error(`search.json answers ${response.status}`)
      // Written by our own build.
      const entries: Promise<SearchEntry[]> = response.json()
      return entries
    })
    .catch((error: unknown) => {
      loading = undefined
      throw error
    })
  return loading
}
