import { useEffect, useState, type Dispatch, type SetStateAction } from 'react'

export type Answer<T> = T | 'loading' | 'failed'

/** The answer of a call that is made once, and its setter; `call` is the same function at each render. */
export function useAnswer<T extends object | undefined>(
  call: () => Promise<T>,
): [Answer<T>, Dispatch<SetStateAction<Answer<T>>>] {
  const [answer, setAnswer] = useState<Answer<T>>('loading')

  useEffect(() => {
    let isCurrent = true
    const show = (next: Answer<T>) => isCurrent && setAnswer(next)
    call().then(show, () => show('failed'))
    return () => {
      isCurrent = false
    }
  }, [call])

  return [answer, setAnswer]
}
