import { Button, TextArea } from '@kleinzeug/ui'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { excerpt } from '../../model/name.ts'
import { useDecider } from '../DeciderContext.ts'

/** How many of the duplicates are named in the report. */
const NAMED = 5

interface PasteFormProps {
  /** The initial text. */
  text: string
}

/** Adds one item per line. Duplicates stay in the field and are reported. */
export function PasteForm({ text: given }: PasteFormProps) {
  const { state, labels } = useDecider()
  const addLines = useSetAtom(state.addLines)
  const [text, setText] = useState(given)
  const [report, setReport] = useState<string>()
  const [reason, setReason] = useState<string>()
  return (
    <form
      className="decider-paste"
      onSubmit={(event) => {
        event.preventDefault()
        if (text.trim() === '') {
          setReason(labels.pasteEmpty)
          return
        }
        const { names, duplicates, blank } = addLines(text)
        const named = duplicates.slice(0, NAMED).map(excerpt)
        setReport(labels.pasteReport(names.length, named, duplicates.length - named.length, blank))
        setText(duplicates.join('\n'))
      }}
    >
      <TextArea
        label={labels.pasteField}
        rows={6}
        value={text}
        error={reason}
        dir="auto"
        onChange={(typed) => {
          setText(typed)
          setReason(undefined)
        }}
      />
      <Button type="submit">{labels.pasteSubmit}</Button>
      <p className="decider-note" role="status">
        {report}
      </p>
    </form>
  )
}
