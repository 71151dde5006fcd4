import type { SearchEntry } from './searchEntry.ts'

/** The function that loads the search index: once, and again after a failure. */
export function createSearchIndex(): () => Promise<readonly SearchEntry[]> {
  let loading: Promise<readonly SearchEntry[]> | undefined

  return () => {
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
}
