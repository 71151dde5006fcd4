import type { Decision, FolderQuestion } from '@kleinzeug/storage/local/folder'
import { Button } from '@kleinzeug/ui'
import { shortened } from '../shortened.ts'
import { folderLabels as labels } from './folderLabels.ts'

interface FolderQuestionsProps {
  questions: readonly FolderQuestion[]
  onDecide: (decisions: ReadonlyMap<string, Decision>) => Promise<void>
}

/** Files that were changed on both sides, are gone or cannot be read: both versions, and what to do. */
export function FolderQuestions({ questions, onDecide }: FolderQuestionsProps) {
  const gone = questions.filter(({ kind }) => kind === 'gone')
  const decideAll = (decision: Decision) => void onDecide(new Map(gone.map(({ path }) => [path, decision])))
  return (
    <section className="folder-questions" aria-label={labels.questions(questions.length)}>
      <h3>{labels.questions(questions.length)}</h3>
      <ul className="plain backups">
        {questions.map((question) => (
          <QuestionRow key={question.path} question={question} onDecide={onDecide} />
        ))}
      </ul>
      {gone.length > 1 && (
        <div className="settings-actions">
          <Button onClick={() => decideAll('record')}>{labels.all.record}</Button>
          <Button onClick={() => decideAll('file')}>{labels.all.file}</Button>
        </div>
      )}
      <p className="settings-hint">{labels.copied}</p>
    </section>
  )
}

function QuestionRow({
  question: { kind, path, record, file },
  onDecide,
}: Pick<FolderQuestionsProps, 'onDecide'> & { question: FolderQuestion }) {
  const actions = labels.choose[kind]
  const decide = (decision: Decision) => void onDecide(new Map([[path, decision]]))
  const versions = { record, file }
  return (
    <li className="plate">
      <div className="folder-question">
        <strong>{path}</strong>
        <span className="settings-hint">{labels.kind[kind]}</span>
      </div>
      {kind === 'conflict' && (
        <div className="folder-versions">
          {(['record', 'file'] as const).map((side) => (
            <figure key={side}>
              <figcaption>{labels.versions[side]}</figcaption>
              <pre className="settings-raw">{shortened(versions[side] ?? '')}</pre>
            </figure>
          ))}
        </div>
      )}
      <div className="settings-actions">
        {(['record', 'file'] as const).map(
          (side) =>
            actions[side] !== '' && (
              <Button
                key={side}
                aria-label={labels.chooseFor(actions[side], path)}
                onClick={() => decide(side)}
              >
                {actions[side]}
              </Button>
            ),
        )}
      </div>
    </li>
  )
}
