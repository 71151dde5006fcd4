import { Button, Choice, Legend } from '@kleinzeug/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useMemo, useState } from 'react'
import { planImport, type ImportMode } from '../model/files/planImport.ts'
import { readFile } from '../model/files/readFile.ts'
import { useAchievements } from './AchievementsContext.ts'

interface ImportPreviewProps {
  file: { readonly name: string; readonly text: string }
  onClose: (done: boolean) => void
}

const SHOWN = 8

/** What an import would do, before it does it. */
export function ImportPreview({ file, onClose }: ImportPreviewProps) {
  const { state, labels, announce } = useAchievements()
  const data = useAtomValue(state.data)
  const today = useAtomValue(state.today)
  const importList = useSetAtom(state.importList)
  const [mode, setMode] = useState<ImportMode>('keep')
  const result = useMemo(() => readFile(file.name, file.text, today), [file, today])
  const imported = 'entries' in result ? result.entries : undefined
  // The ids of a preview are thrown away; the import itself plans anew, over what is stored then.
  const plan = useMemo(
    () => (imported ? planImport(data, imported, today, () => '', mode) : undefined),
    [data, imported, today, mode],
  )
  const fresh = plan ? plan.added.length + plan.changed.length : 0
  const hasChange = plan !== undefined && plan.list !== data
  const rows = plan
    ? [
        ...plan.changed.map((fields) => ({ fields, mark: labels.changedMark })),
        ...plan.added.map((fields) => ({ fields, mark: labels.addedMark })),
        ...plan.kept.map((fields) => ({ fields, mark: labels.keptMark })),
      ]
    : []
  const problems = 'problems' in result ? result.problems : []
  return (
    <form
      className="achievements-form"
      onSubmit={(event) => {
        event.preventDefault()
        if (!imported || !hasChange) return
        importList(imported, mode)
        announce(labels.imported(fresh))
        onClose(true)
      }}
    >
      <h3>{labels.importTitle(file.name || labels.pastedName)}</h3>
      {'refused' in result ? (
        <p className="achievements-problem" role="alert">
          {labels.refused[result.refused]}
        </p>
      ) : (
        <>
          {plan && (
            <p role="status">
              {labels.importCounts(plan.added.length, plan.changed.length, plan.equal, plan.kept.length)}
            </p>
          )}
          {plan?.hasChoice && (
            <Choice
              legend={labels.importMode}
              value={mode}
              onChange={setMode}
              options={(['keep', 'replace'] as const).map((value) => ({
                value,
                label: labels.importModes[value],
              }))}
            />
          )}
          <ul className="achievements-preview">
            {rows.slice(0, SHOWN).map(({ fields, mark }, index) => (
              <li key={index}>
                <Legend>{mark}</Legend>
                <span className="achievements-mono">{fields.date ?? labels.none}</span>
                <span>{fields.title || labels.untitled}</span>
              </li>
            ))}
            {rows.length > SHOWN && <li>{labels.moreEntries(rows.length - SHOWN)}</li>}
          </ul>
          {problems.slice(0, SHOWN).map((problem) => (
            <p key={`${problem.line} ${problem.fault}`} className="achievements-problem">
              {labels.importProblem(problem)}
            </p>
          ))}
          {problems.length > SHOWN && (
            <p className="achievements-problem">{labels.moreEntries(problems.length - SHOWN)}</p>
          )}
          {file.text.includes('\uFFFD') && <p className="achievements-problem">{labels.brokenLetters}</p>}
          {!hasChange && plan?.kept.length === 0 && <p>{labels.nothingNew}</p>}
        </>
      )}
      <div className="achievements-form-keys">
        <Button onClick={() => onClose(false)}>{labels.cancel}</Button>
        {hasChange && (
          <Button type="submit" variant="primary">
            {labels.importNow(fresh)}
          </Button>
        )}
      </div>
    </form>
  )
}
