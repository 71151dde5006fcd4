import { useEffect, useState } from 'react'

/** What parts of the record contain, in words, by their names; empty until it is counted. */
export function useContents(texts: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const [contents, setContents] = useState<ReadonlyMap<string, string>>(new Map())
  useEffect(() => {
    let isCurrent = true
    import('./contentsOf.ts')
      .then(({ loadContents }) => loadContents(texts))
      .then((counted) => isCurrent && setContents(counted))
      // Without a network nothing is counted.
      .catch(() => {})
    return () => {
      isCurrent = false
    }
  }, [texts])
  return contents
}
