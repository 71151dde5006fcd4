import { useEffect, useMemo, useState } from 'react'
import { answersOf, type Command } from './answers.ts'

/** What the tools answer to a query; what has to be loaded follows. */
export function useAnswers(query: string): readonly Command[] {
  const { now, later } = useMemo(() => answersOf(query), [query])
  const [loaded, setLoaded] = useState<{ readonly query: string; readonly commands: readonly Command[] }>()

  useEffect(() => {
    let isCurrent = true
    // Without a network there are the other results.
    void Promise.allSettled(later).then((results) => {
      const commands = results.flatMap((result) => (result.status === 'fulfilled' ? result.value : []))
      if (isCurrent && commands.length > 0) setLoaded({ query, commands })
    })
    return () => {
      isCurrent = false
    }
  }, [query, later])

  return loaded?.query === query ? [...now, ...loaded.commands] : now
}
