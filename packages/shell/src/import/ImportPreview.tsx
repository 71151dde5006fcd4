import { Button, Choice, Legend } from '@kleinzeug/ui'
import { useMemo, useState } from 'react'
import type { FileContent } from './FileContent.ts'
import type { ImportLabels } from '../words/labels.ts'
import type { FilesDialogProps, FilesLabels } from './FilesDialogProps.ts'
import { choicesOf, ImportDifference } from './ImportDifference.tsx'
import { changesOf, planImport, type ImportChange, type ImportChoice, type ImportRow } from './planImport.ts'

interface ImportPreviewProps<Data, Item extends object> extends Pick<
  FilesDialogProps<Data, Item>,
  'data' | 'rules' | 'titleOf' | 'fieldNames' | 'fieldText' | 'obstacle'
> {
  labels: FilesLabels & ImportLabels
  files: readonly File[]
  content: FileContent<Item>
  onContent: (content: FileContent<Item>) => void
  onCancel: () => void
  onImport: (
    choiceOf: (row: ImportRow<Item>) => ImportChoice,
    changes: ReadonlyArray<ImportChange<Item>>,
  ) => void
}

/** How much of a list is shown at first. */
const SHOWN = 8

/** What an import would do, entry by entry, before it does it. */
export function ImportPreview<Data, Item extends object>({
  labels,
  data,
  rules,
  titleOf,
  fieldNames,
  fieldText,
  obstacle,
  files,
  content,
  onContent,
  onCancel,
  onImport,
}: ImportPreviewProps<Data, Item>) {
  const [mode, setMode] = useState<ImportChoice>('keep')
  const [choices, setChoices] = useState<ReadonlyMap<string, ImportChoice>>(new Map())
  const [shown, setShown] = useState(SHOWN)
  const rows = useMemo(() => planImport(data, content, rules), [data, content, rules])
  const isBroken = useMemo(() => JSON.stringify(content.items).includes('\uFFFD'), [content])
  const of = (kind: ImportRow<Item>['kind']) => rows.filter((row) => row.kind === kind)
  const [fresh, different, double] = [of('new'), of('different'), of('double')]
  const hasBoth = different.some(({ beside }) => beside !== undefined)
  const choiceOf = ({ key, beside }: ImportRow<Item>) => {
    const choice = choices.get(key) ?? mode
    return choice === 'both' && beside === undefined ? 'keep' : choice
  }
  const changes = changesOf(rows, choiceOf)
  const problem = changes.length === 0 ? undefined : obstacle?.(changes)
  const left = [...content.problems, ...double.map(({ theirs }) => labels.importDouble(titleOf(theirs)))]
  const canImport = changes.length > 0 && problem === undefined
  const { Settings, action } = content
  return (
    <form
      className="shell-files"
      onSubmit={(event) => {
        event.preventDefault()
        if (action) action.run()
        else if (canImport) onImport(choiceOf, changes)
      }}
    >
      <h3>{labels.importFrom(files.length, files[0]?.name ?? '')}</h3>
      {content.note !== undefined && <p>{content.note}</p>}
      {content.isCut && <p role="alert">{labels.importCut}</p>}
      {isBroken && <p role="alert">{labels.brokenLetters}</p>}
      {content.details}
      {Settings && <Settings onChange={onContent} />}
      {content.items.length > 0 && (
        <p role="status">{labels.importCounts(fresh.length, different.length, of('same').length)}</p>
      )}
      {different.length > 1 && (
        <Choice
          legend={labels.importChoice}
          value={mode}
          options={choicesOf(labels, hasBoth)}
          onChange={(choice) => {
            setMode(choice)
            setChoices(new Map())
          }}
        />
      )}
      {different.length > 0 && (
        <ul className="shell-differences">
          {different.slice(0, shown).map((row) => (
            <ImportDifference
              key={row.key}
              row={row}
              rules={rules}
              title={titleOf(row.theirs)}
              fieldNames={fieldNames}
              fieldText={fieldText}
              labels={labels}
              choice={choiceOf(row)}
              onChoice={(choice) => setChoices(new Map(choices).set(row.key, choice))}
            />
          ))}
        </ul>
      )}
      {different.length > shown && (
        <Button onClick={() => setShown(shown + 50)}>
          {labels.showMore(Math.min(50, different.length - shown))}
        </Button>
      )}
      {fresh.length > 0 && (
        <ul className="shell-added">
          {fresh.slice(0, SHOWN).map(({ key, theirs }) => (
            <li key={key}>
              <Legend>{labels.addedMark}</Legend> {titleOf(theirs)}
            </li>
          ))}
          {fresh.length > SHOWN && <li>{labels.moreItems(fresh.length - SHOWN)}</li>}
        </ul>
      )}
      {left.length > 0 && (
        <div className="shell-problem" role="alert">
          <p>{labels.importLeft(left.length)}</p>
          <ul>
            {left.slice(0, SHOWN).map((text, index) => (
              <li key={index}>{text}</li>
            ))}
          </ul>
          {left.length > SHOWN && <p>{labels.moreItems(left.length - SHOWN)}</p>}
        </div>
      )}
      {content.items.length > 0 && fresh.length + different.length === 0 && <p>{labels.nothingNew}</p>}
      {problem !== undefined && (
        <p className="shell-problem" role="alert">
          {problem}
        </p>
      )}
      <div className="ui-dialog-actions">
        <Button onClick={onCancel}>{labels.cancel}</Button>
        {(canImport || action) && (
          <Button type="submit" variant="primary">
            {action?.label ?? labels.importNow(changes.length)}
          </Button>
        )}
      </div>
    </form>
  )
}
