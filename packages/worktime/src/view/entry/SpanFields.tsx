import { useDraft } from '@kleinzeug/shell'
import { TextField } from '@kleinzeug/ui'
import { NOTE_LIMIT, type WorkDay, type WorkSpan } from '../../model/record/work.ts'
import { useEditDay } from './useEditDay.ts'
import { useLater } from '../useLater.ts'

interface SpanFieldsProps {
  day: WorkDay
  index: number
  span: WorkSpan
  /** The list of projects to choose from. */
  list: string
}

/** Project and note of one of several times of work. They are stored once a field is left. */
export function SpanFields({ day, index, span, list }: SpanFieldsProps) {
  const { labels } = useLater()
  const { put } = useEditDay()
  const project = useDraft(`${day.date}/span/${index}/project`, span.project)
  const note = useDraft(`${day.date}/span/${index}`, span.note)
  const drafts = { project, note }
  const store = (name: keyof typeof drafts) => {
    const draft = drafts[name]
    if (!draft.isDraft) return
    const { [name]: _before, ...rest } = span
    const text = draft.text.trim()
    draft.clear()
    put(day.date, {
      ...day,
      spans: (day.spans ?? []).with(index, text === '' ? rest : { ...rest, [name]: text }),
    })
  }
  const range = `${span.start}–${span.end}`
  return (
    <div className="worktime-details-note worktime-pair">
      <TextField
        label={labels.spanProject(range)}
        {...project.field}
        list={list}
        maxLength={NOTE_LIMIT}
        autoComplete="off"
        onBlur={() => store('project')}
      />
      <TextField
        label={labels.spanNote(range)}
        {...note.field}
        maxLength={NOTE_LIMIT}
        autoComplete="off"
        onBlur={() => store('note')}
      />
    </div>
  )
}
