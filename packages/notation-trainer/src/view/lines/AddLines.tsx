import { useDraft } from '@kleinzeug/shell'
import { Button, decodeText, Dialog, Icon, openFile, TextArea } from '@kleinzeug/ui'
import { useState } from 'react'
import { longestText, readPgn, type FoundGame } from '../../model/pgn/readPgn.ts'
import { ChooseFound } from './ChooseFound.tsx'
import type { LineDialogProps } from './LineDialogProps.ts'
import { useLater } from './useLater.ts'

interface Findings {
  readonly games: readonly FoundGame[]
  /** Why parts were left out, in words. */
  readonly refused: readonly string[]
}

/** The dialog that adds own lines and repertoires: paste or open a file, check, name, add. */
export function AddLines({ open, onClose }: LineDialogProps) {
  const { labels } = useLater()
  return (
    <Dialog open={open} onClose={onClose} title={labels.addTitle} className="notation-trainer-dialog">
      <Paste onClose={onClose} />
    </Dialog>
  )
}

function Paste({ onClose }: Pick<LineDialogProps, 'onClose'>) {
  const { labels } = useLater()
  const lines = useDraft('lines')
  const [findings, setFindings] = useState<Findings>()
  const [reading, setReading] = useState(false)

  const enter = (value: string) => {
    // Megabytes in a text area block the page, so such a text is refused before it is shown.
    if (value.length <= longestText) lines.set(value)
    else lines.refuse(labels.tooLong(longestText))
  }

  const read = async (pgn: string) => {
    if (pgn.trim() === '')
      return lines.refuse(labels.scriptError({ reason: 'empty', line: 1, number: 1, color: 'w', text: '' }))
    lines.set(lines.text)
    setReading(true)
    const result = await readPgn(pgn, labels.ownLines)
    setReading(false)
    const refused = result.refused.map(({ title, error: reason }) =>
      labels.refusedGame(title, labels.scriptError(reason)),
    )
    if (result.more) refused.push(labels.moreLines(result.games.length))
    if (result.games.length > 0) setFindings({ games: result.games, refused })
    else lines.refuse(refused.join(' ') || labels.noGames)
  }

  const readFile = async (file: Promise<string | undefined>) => {
    try {
      const content = await file
      if (content !== undefined) await read(content)
    } catch {
      lines.refuse(labels.fileUnreadable)
    }
  }

  if (findings) {
    return (
      <ChooseFound
        {...findings}
        onBack={() => setFindings(undefined)}
        onDone={() => {
          lines.clear()
          onClose()
        }}
      />
    )
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the button opens a file without a mouse
    <form
      className="notation-trainer-form"
      onSubmit={(event) => {
        event.preventDefault()
        void read(lines.text)
      }}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        const [file] = event.dataTransfer.files
        if (!file) return
        event.preventDefault()
        void readFile(file.arrayBuffer().then(decodeText))
      }}
    >
      <TextArea
        label={labels.addText}
        className="notation-trainer-paste"
        rows={9}
        spellCheck={false}
        placeholder={labels.addPlaceholder}
        hint={labels.addHint}
        {...lines.field}
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
        <Button
          icon={<Icon name="import" />}
          disabled={reading}
          onClick={() => void readFile(openFile('.pgn,.txt').then((file) => file?.text))}
        >
          {labels.openFile}
        </Button>
        <Button type="submit" variant="primary" disabled={reading}>
          {reading ? labels.checking : labels.check}
        </Button>
      </div>
    </form>
  )
}
