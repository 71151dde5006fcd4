import { Button, Dialog, TextField } from '@kleinzeug/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { libraryOpenings, type LibraryOpening } from '../../model/library.ts'
import { searchLibrary } from '../../model/librarySearch.ts'
import { checkScript, writeScript } from '../../model/script.ts'
import { useTrainer } from '../trainerContext.ts'
import type { LineDialogProps } from './LineDialogProps.ts'

/** Named openings to choose from; a chosen one becomes an own line. */
export function Library({ open, onClose }: LineDialogProps) {
  const { labels } = useTrainer()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={labels.libraryTitle}
      className="notation-trainer-dialog"
      actions={<Button onClick={onClose}>{labels.close}</Button>}
    >
      <Shelves onClose={onClose} />
    </Dialog>
  )
}

function Shelves({ onClose }: Pick<LineDialogProps, 'onClose'>) {
  const { state, labels } = useTrainer()
  const names = useAtomValue(state.names)
  const add = useSetAtom(state.addOwn)
  const chooseByName = useSetAtom(state.chooseByName)
  const [query, setQuery] = useState('')

  const take = ({ german, moves }: LibraryOpening) => {
    onClose()
    if (names.has(german)) {
      chooseByName(german)
      return
    }
    const checked = checkScript(moves, 'english')
    if (checked.ok) add([{ id: crypto.randomUUID(), title: german, script: writeScript(checked.line) }])
  }

  const found = searchLibrary(libraryOpenings, query)
  return (
    <>
      <TextField
        type="search"
        label={labels.librarySearch}
        hint={labels.librarySearchHint}
        value={query}
        onChange={setQuery}
      />
      <p className="notation-trainer-note" role="status">
        {found.length > 0 ? labels.libraryCount(found.length) : labels.libraryNone}
      </p>
      {found.length > 0 && (
        <ul className="notation-trainer-shelf">
          {found.map((opening) => (
            <li key={opening.german}>
              <button type="button" className="notation-trainer-book" onClick={() => take(opening)}>
                <span className="notation-trainer-eco">{opening.eco}</span>
                <span className="notation-trainer-book-name">
                  {opening.german}
                  <small lang="en">{opening.english}</small>
                </span>
                {names.has(opening.german) && <small>{labels.libraryHave}</small>}
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
