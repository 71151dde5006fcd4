import { Button, Choice, Dialog, TextArea } from '@kleinzeug/ui'
import { useState } from 'react'
import { longestText, readPgn, type FoundLine } from '../../model/pgn.ts'
import { checkScript } from '../../model/script.ts'
import { useTrainer } from '../trainerContext.ts'
import { ChooseFound } from './ChooseFound.tsx'
import type { LineDialogProps } from './LineDialogProps.ts'

type Source = 'pgn' | 'german'

interface Findings {
  readonly lines: readonly FoundLine[]
  /** Why games were refused, in words. */
  readonly refused: readonly string[]
}

/** The pasted text, kept while the dialog is closed. */
interface Draft {
  readonly source: Source
  readonly text: string
}

const emptyDraft: Draft = { source: 'pgn', text: '' }

/** The dialog that adds own lines: paste, check, name, add. */
export function AddLines({ open, onClose }: LineDialogProps) {
  const { labels } = useTrainer()
  const [draft, setDraft] = useState(emptyDraft)
  return (
    <Dialog open={open} onClose={onClose} title={labels.addTitle} className="notation-trainer-dialog">
      <Paste draft={draft} onDraft={setDraft} onClose={onClose} />
    </Dialog>
  )
}

interface PasteProps {
  draft: Draft
  onDraft: (draft: Draft) => void
  onClose: () => void
}

function Paste({ draft, onDraft, onClose }: PasteProps) {
  const { labels } = useTrainer()
  const { source, text } = draft
  const [error, setError] = useState<string>()
  const [findings, setFindings] = useState<Findings>()
  const [reading, setReading] = useState(false)

  const enter = (value: string) => {
    // Megabytes in a text area block the page, so such a text is refused before it is shown.
    const fits = value.length <= longestText
    setError(fits ? undefined : labels.tooLong(longestText.toLocaleString('de-DE')))
    if (fits) onDraft({ source, text: value })
  }

  const readGerman = () => {
    const checked = checkScript(text, 'german')
    if (checked.ok) setFindings({ lines: [{ title: '', line: checked.line, variation: false }], refused: [] })
    else setError(labels.scriptError(checked.error))
  }

  const readGames = async () => {
    setReading(true)
    try {
      const result = await readPgn(text, labels.ownLines)
      if (!result.ok) return setError(labels.notPgn(result.line))
      const refused = result.refused.map((game) =>
        labels.refusedGame(game.title, labels.scriptError(game.error)),
      )
      if (result.more) refused.push(labels.moreLines(result.lines.length))
      if (result.lines.length > 0) setFindings({ lines: result.lines, refused })
      else setError(refused[0] ?? labels.noGames)
    } catch {
      setError(labels.parserMissing)
    } finally {
      setReading(false)
    }
  }

  const check = () => {
    setError(undefined)
    if (text.trim() === '') {
      setError(labels.scriptError({ reason: 'empty', line: 1, number: 1, color: 'w', text: '' }))
    } else if (source === 'german') readGerman()
    else void readGames()
  }

  if (findings) {
    return (
      <ChooseFound
        {...findings}
        onBack={() => setFindings(undefined)}
        onDone={() => {
          onDraft(emptyDraft)
          onClose()
        }}
      />
    )
  }

  return (
    <form
      className="notation-trainer-form"
      onSubmit={(event) => {
        event.preventDefault()
        check()
      }}
    >
      <Choice
        legend={labels.addAs}
        value={source}
        onChange={(value) => {
          onDraft({ source: value, text })
          setError(undefined)
        }}
        options={[
          { value: 'pgn', label: labels.addPgn },
          { value: 'german', label: labels.addGerman },
        ]}
      />
      <TextArea
        label={labels.addText}
        className="notation-trainer-paste"
        rows={9}
        spellCheck={false}
        placeholder={source === 'pgn' ? labels.addPgnPlaceholder : labels.addGermanPlaceholder}
        hint={source === 'pgn' ? labels.addPgnHint : labels.addGermanHint}
        error={error}
        value={text}
        onChange={enter}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData('text')
          if (pasted.length <= longestText) return
          event.preventDefault()
          enter(pasted)
        }}
      />
      <div className="ui-dialog-actions">
        <Button onClick={onClose}>{labels.cancel}</Button>
        <Button type="submit" variant="primary" disabled={reading}>
          {reading ? labels.checking : labels.check}
        </Button>
      </div>
    </form>
  )
}
