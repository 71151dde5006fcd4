import { Button } from '@kleinzeug/ui'
import { useEffect, useState } from 'react'
import { germanNumber } from '../../model/germanNumber.ts'
import { useLater } from '../useLater.ts'

const germanVoice = () =>
  globalThis.speechSynthesis
    ?.getVoices()
    .find(({ localService, lang }) => localService && /^de\b/i.test(lang))

/** Reads a text aloud by a German voice of the device; voices that a server speaks are not used. */
function Speech({ text }: { text: string }) {
  const { labels } = useLater()
  const [voice, setVoice] = useState<SpeechSynthesisVoice>()
  useEffect(() => {
    const synthesis = globalThis.speechSynthesis
    // Browsers load their voices late.
    const look = () => setVoice(germanVoice())
    look()
    synthesis?.addEventListener?.('voiceschanged', look)
    return () => synthesis?.removeEventListener?.('voiceschanged', look)
  }, [])
  if (!voice) return <span className="number-guessing-hint">{labels.noVoice}</span>
  return (
    <Button
      variant="quiet"
      onClick={() => {
        const utterance = new SpeechSynthesisUtterance(text)
        utterance.voice = voice
        utterance.lang = voice.lang
        speechSynthesis.cancel()
        speechSynthesis.speak(utterance)
      }}
    >
      {labels.speak}
    </Button>
  )
}

/** A number in German words, for those who learn them. */
export default function NumberInWords({ number }: { number: number }) {
  const words = germanNumber(number)
  return (
    <p className="number-guessing-words" lang="de">
      {words} <Speech text={words} />
    </p>
  )
}
