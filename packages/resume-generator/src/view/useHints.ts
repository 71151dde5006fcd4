import { useEffect, useMemo, useState } from 'react'
import type { Hint } from '../model/hints.ts'
import type { Resume } from '../model/resume.ts'

type HintsOf = (resume: Resume) => readonly Hint[]

const none: HintsOf = () => []

/** What is missing in a resume; what finds it is loaded after the first render. */
export function useHints(resume: Resume): readonly Hint[] {
  const [hintsOf, setHintsOf] = useState<HintsOf>(() => none)
  useEffect(() => {
    // Without it the form works as before; the next visit asks again.
    void import('../model/hints.ts').then(
      (module) => setHintsOf(() => module.hintsOf),
      () => undefined,
    )
  }, [])
  return useMemo(() => hintsOf(resume), [hintsOf, resume])
}

/** The letters that no font has, by their field; the same map as long as nothing changes in it. */
export function useMissingLetters(hints: readonly Hint[]): ReadonlyMap<string, string> {
  const found = hints.flatMap((hint) =>
    hint.kind === 'letters' ? [[hint.field, hint.letters] as const] : [],
  )
  const key = JSON.stringify(found)
  // oxlint-disable-next-line react/exhaustive-deps -- the key stands for what was found
  return useMemo(() => new Map(found), [key])
}
