import { Button } from '@kleinzeug/ui'
import { useAtomValue } from 'jotai'
import { planImport } from '../../model/files/planImport.ts'
import type { ReadFile } from '../../model/files/readFile.ts'
import { useSelfReport } from '../SelfReportContext.ts'

interface FilePreviewProps {
  name: string
  content: ReadFile
  onCancel: () => void
  onTakeOver: (content: ReadFile) => void
}

/** What a chosen file would do, before it does it. */
export function FilePreview({ name, content, onCancel, onTakeOver }: FilePreviewProps) {
  const { state, labels } = useSelfReport()
  const data = useAtomValue(state.data)
  if (content.kind === 'refused') return null
  const plan = content.kind === 'backup' ? planImport(data, content.data) : undefined
  const hasNews = plan === undefined || plan.data !== data
  const count = 'sheet' in content ? content.sheet.values.filter(({ value }) => value > 0).length : 0
  return (
    <form
      className="self-report-form"
      onSubmit={(event) => {
        event.preventDefault()
        onTakeOver(content)
      }}
    >
      <h3>{labels.fileTitle(name)}</h3>
      <p role="status">
        {content.kind === 'questions'
          ? labels.questionsPlan(content.sheet.about, content.sheet.traits.length)
          : content.kind === 'answers'
            ? labels.answersPlan(content.sheet.by, content.sheet.date, count)
            : plan && labels.backupPlan(plan.traits, plan.ratings, plan.tests, plan.kept)}
      </p>
      {content.lost > 0 && <p className="self-report-problem">{labels.lost(content.lost)}</p>}
      {content.kind === 'backup' && content.sums ? <p>{labels.sumsStay(content.sums)}</p> : null}
      {!hasNews && <p>{labels.nothingNew}</p>}
      <div className="self-report-keys">
        <Button onClick={onCancel}>{labels.cancel}</Button>
        {hasNews && (
          <Button type="submit" variant="primary" className="self-report-end">
            {content.kind === 'questions' ? labels.answerNow : labels.takeOver}
          </Button>
        )}
      </div>
    </form>
  )
}
