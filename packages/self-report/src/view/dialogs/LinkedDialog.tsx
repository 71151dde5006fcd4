import { Button, Dialog, TextField } from '@kleinzeug/ui'
import { useState } from 'react'
import { unseal } from '../../model/files/sealed.ts'
import { linkMark } from '../../model/linkMark.ts'
import { useLater } from '../useLater.ts'
import FilesDialog from './FilesDialog.tsx'

/** Opens the link that led here: asks for its code, then shows what it brings, as if it were a file. */
export default function LinkedDialog({ linked, onClose }: { linked: string; onClose: () => void }) {
  const { labels } = useLater()
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isOpening, setOpening] = useState(false)
  const [file, setFile] = useState<File>()
  if (file) return <FilesDialog dropped={file} onClose={onClose} />
  return (
    <Dialog open onClose={onClose} title={labels.linkedTitle}>
      <form
        className="self-report-sealed"
        onSubmit={async (event) => {
          event.preventDefault()
          setProblem(undefined)
          if (code.trim() === '') return setProblem(labels.codeMissing)
          setOpening(true)
          const text = await unseal(linked.slice(linkMark.length), code)
          setOpening(false)
          if (text === undefined) setProblem(labels.codeWrong)
          else setFile(new File([text], labels.linkName, { type: 'application/json' }))
        }}
      >
        <p>{labels.linkedHelp}</p>
        <TextField
          label={labels.code}
          value={code}
          onChange={setCode}
          error={problem}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
        />
        <div className="ui-dialog-actions">
          <Button onClick={onClose}>{labels.cancel}</Button>
          <Button type="submit" variant="primary" disabled={isOpening}>
            {labels.openLink}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
