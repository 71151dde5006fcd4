import type { SearchEntry } from './searchEntry.ts'

let loading: Promise<readonly SearchEntry[]> | undefined

/** Everything that can be found, loaded once; a failure is forgotten, so that a later try can succeed. */
export function loadSearchIndex(): Promise<readonly SearchEntry[]> {
  loading ??= fetch('/search.json')
    .then((response) => {
      if (!response.ok) throw new Error(`search.json answers ${response.status}`)
      return response.json() as Promise<SearchEntry[]>
    })
    .catch((error: unknown) => {
      loading = undefined
      throw error
    })
  return loading
}
