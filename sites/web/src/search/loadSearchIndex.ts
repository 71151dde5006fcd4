import type { SearchEntry, SectionText } from './searchEntry.ts'

/** Loads a file of our own build once; after a failure the next call tries again. */
function loadOnce<T>(file: string): () => Promise<T> {
  let loading: Promise<T> | undefined
  return () => {
    loading ??= fetch(file)
      .then((response) => {
        if (!response.ok) throw new Error(`${file} answers ${response.status}`)
        const content: Promise<T> = response.json()
        return content
      })
      .catch((error: unknown) => {
        loading = undefined
        throw error
      })
    return loading
  }
}

/** Everything that has a name. */
export const loadSearchIndex = loadOnce<readonly SearchEntry[]>('/search.json')

/** The texts of all pages, section by section. */
export const loadFullText = loadOnce<readonly SectionText[]>('/texts.json')
