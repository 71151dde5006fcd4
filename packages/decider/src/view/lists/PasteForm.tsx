import type { FieldDraft } from '@kleinzeug/shell'
import { Button, TextArea } from '@kleinzeug/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { mostItems } from '../../model/mostItems.ts'
import { excerpt } from '../../model/name.ts'
import { useLater } from '../useLater.ts'

/** How many of the duplicates are named in the report. */
const NAMED = 5

interface PasteFormProps {
  draft: FieldDraft
}

/** Adds one item per line. Duplicates stay in the field and are reported. */
export default function PasteForm({ draft }: PasteFormProps) {
  const { state, labels } = useLater()
  const list = useAtomValue(state.list)
  const addLines = useSetAtom(state.addLines)
  const [report, setReport] = useState<string>()
  return (
    <form
      className="decider-paste"
      onSubmit={(event) => {
        event.preventDefault()
        if (draft.text.trim() === '') return draft.refuse(labels.pasteEmpty)
        const count = draft.text.split(/\r\n?|\n/).length + (list?.items.length ?? 0)
        if (count > mostItems)
          return draft.refuse(labels.tooManyItems(count, mostItems, excerpt(list?.name ?? '')))
        const { names, duplicates, blank } = addLines(draft.text)
        const named = duplicates.slice(0, NAMED).map(excerpt)
        setReport(labels.pasteReport(names.length, named, duplicates.length - named.length, blank))
        draft.set(duplicates.join('\n'))
      }}
    >
      <TextArea label={labels.pasteField} rows={6} {...draft.field} dir="auto" />
      <Button type="submit">{labels.pasteSubmit}</Button>
      <p className="decider-note" role="status">
        {report}
      </p>
    </form>
  )
}
