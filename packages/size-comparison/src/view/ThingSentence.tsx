import { useEffect, useState } from 'react'
import type { Language } from '../model/length/numbers.ts'
import type { Thing } from '../model/thing.ts'
import { UnlitSentence } from './UnlitSentence.tsx'
import { useLater } from './useLater.ts'

type Sentences = ReadonlyMap<string, string>

const load = (language: Language) =>
  language === 'de'
    ? import('../model/catalogue/sentences/german.ts')
    : import('../model/catalogue/sentences/english.ts')

/** One sentence about a thing. The sentences of a language are a chunk of their own; without it nothing is missing but them. */
export function ThingSentence({ thing }: { thing: Thing }) {
  const { labels } = useLater()
  const [sentences, setSentences] = useState<Sentences>()
  useEffect(() => {
    let isWanted = true
    load(labels.language).then(
      (loaded) => {
        if (isWanted) setSentences(loaded.sentences)
      },
      () => {
        if (isWanted) setSentences(new Map())
      },
    )
    return () => {
      isWanted = false
    }
  }, [labels.language])
  return sentences ? <p className="size-comparison-sentence">{sentences.get(thing.id)}</p> : <UnlitSentence />
}
