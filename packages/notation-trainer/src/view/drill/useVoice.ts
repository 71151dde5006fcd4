import { useEffect, useState } from 'react'
import type { SpokenLanguage } from '../../model/drill/spokenMove.ts'

const speech = () => ('speechSynthesis' in globalThis ? globalThis.speechSynthesis : undefined)

/** A voice that speaks on the device: others would send what they say to a service. */
const localVoice = (language: SpokenLanguage) =>
  speech()
    ?.getVoices()
    .find(({ localService, lang }) => localService && lang.toLowerCase().startsWith(language))

/** The voice of the device for a language; `undefined` where there is none. */
export function useVoice(language: SpokenLanguage) {
  // Voices load after the page; `voiceschanged` tells when.
  const [, setChanges] = useState(0)
  useEffect(() => {
    const synthesis = speech()
    const change = () => setChanges((count) => count + 1)
    synthesis?.addEventListener('voiceschanged', change)
    return () => synthesis?.removeEventListener('voiceschanged', change)
  }, [])
  return localVoice(language)
}

/** Speaks a text in place of the one that is being spoken. */
export function speak(text: string, voice: SpeechSynthesisVoice) {
  const utterance = new SpeechSynthesisUtterance(text)
  utterance.voice = voice
  utterance.lang = voice.lang
  utterance.rate = 0.9
  speech()?.cancel()
  speech()?.speak(utterance)
}

/** Ends what is being spoken. */
export const stopSpeaking = () => speech()?.cancel()
