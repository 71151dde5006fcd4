import type { Announce } from '@kleinzeug/ui'
import { useAtomValue, useStore } from 'jotai'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { Question } from '../../model/drill/questions.ts'
import { spokenMove, type SpokenLanguage } from '../../model/drill/spokenMove.ts'
import { writeMove } from '../../model/drill/writeMove.ts'
import type { MadeMove } from '../../model/ply.ts'
import type { Drill } from '../../state/createDrill.ts'
import { useDrillTool } from './DrillContext.ts'
import { speak, stopSpeaking, useVoice } from './useVoice.ts'

/** The language in which a notation is spoken; figurines have that of the page. */
export function useSpokenLanguage(drill: Drill): SpokenLanguage {
  const { labels } = useDrillTool()
  const { notation } = useAtomValue(drill.choice)
  if (notation === 'figurine') return labels.drillVoice === 'en' ? 'en' : 'de'
  return notation === 'english' ? 'en' : 'de'
}

/** Questions and answers of a run in words: announced once, or spoken by the voice of the device. */
export function useConversation(drill: Drill, announce: Announce) {
  const { labels } = useDrillTool()
  const store = useStore()
  const choice = useAtomValue(drill.choice)
  const question = useAtomValue(drill.question)
  const [remark, setRemark] = useState('')
  const language = useSpokenLanguage(drill)
  const localVoice = useVoice(language)
  const voice = choice.spoken && choice.mode !== 'write' ? localVoice : undefined

  const sayQuestion = useEffectEvent((asked: Question) => {
    if (voice) speak(spokenMove(asked.ply, language, choice.form), voice)
  })
  useEffect(() => {
    if (!question) return undefined
    sayQuestion(question)
    return stopSpeaking
  }, [question])

  return useMemo(() => {
    const { mode, notation, form } = choice
    const inWords = ({ ply }: Question) => {
      // A voice says the move; in writing, its notation is what is asked for.
      if (voice) return mode === 'dictation' ? labels.drillWriteHeard(ply.color) : labels.drillHeard
      const { color, piece, from, to, capture, promotion } = ply
      if (mode !== 'write' && mode !== 'dictation')
        return `${labels.toMove(color)}: ${writeMove(ply, notation, form)}`
      const moved = labels.drillMoved(color, piece, from, to, capture)
      return promotion ? `${moved} ${labels.drillPromoted(promotion)}` : moved
    }
    const say = (sentence: string) => {
      setRemark(sentence)
      announce(sentence)
    }
    return {
      voice,
      remark,
      say,
      start: async () => {
        setRemark('')
        await store.set(drill.start)
        const first = store.get(drill.question)
        if (first) announce(inWords(first))
      },
      answer: (move: MadeMove | 'impossible', wrong: string = labels.drillWrong) => {
        const before = store.get(drill.question)
        const verdict = store.set(drill.answer, move)
        if (!before || !verdict) return undefined
        if (verdict === 'wrong') {
          say(wrong)
          return verdict
        }
        const right = labels.drillRightMove(writeMove(before.ply, notation, form))
        setRemark(right)
        const next = store.get(drill.question)
        announce(next ? `${right} ${inWords(next)}` : right)
        return verdict
      },
    }
  }, [choice, voice, remark, labels, store, drill, announce])
}
