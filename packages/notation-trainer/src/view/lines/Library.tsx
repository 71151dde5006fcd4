import { Button, Dialog, TextField } from '@kleinzeug/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { memo, useCallback, useDeferredValue, useMemo, useState } from 'react'
import { freeTitle } from '../../model/freeTitle.ts'
import { searchLibrary, type LibraryOpening } from '../../model/library/library.ts'
import { writePacked } from '../../model/library/placed.ts'
import { pieceLetter } from '../../model/notation.ts'
import { officers } from '../../model/ply.ts'
import { checkScript, writeScript } from '../../model/script.ts'
import type { NotationStyle } from '../../model/trainerData.ts'
import type { LineDialogProps } from './LineDialogProps.ts'
import { useLater } from './useLater.ts'

/** How many openings are listed; a search shows the others. */
const listed = 40

const lettersOf = (style: NotationStyle) => (piece: string) => {
  const type = officers.find((officer) => officer === piece.toLowerCase())
  return type ? pieceLetter(type, style) : ''
}

interface LibraryProps extends LineDialogProps {
  /** What is searched for at first. */
  asked?: string
}

/** Named openings to choose from; a chosen one becomes an own line. */
export function Library({ open, onClose, asked = '' }: LibraryProps) {
  const { labels } = useLater()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={labels.libraryTitle}
      className="notation-trainer-dialog"
      actions={<Button onClick={onClose}>{labels.close}</Button>}
    >
      <Shelves onClose={onClose} asked={asked} />
    </Dialog>
  )
}

function Shelves({ onClose, asked }: Required<Pick<LibraryProps, 'onClose' | 'asked'>>) {
  const { labels } = useLater()
  const [query, setQuery] = useState(asked)
  const searched = useDeferredValue(query)
  const found = useMemo(() => searchLibrary(searched), [searched])
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
      {found.length > 0 && <Books found={found} onClose={onClose} />}
    </>
  )
}

interface BooksProps extends Pick<LibraryProps, 'onClose'> {
  found: readonly LibraryOpening[]
}

const Books = memo(({ found, onClose }: BooksProps) => {
  const { state, labels } = useLater()
  const all = useAtomValue(state.all)
  const names = useAtomValue(state.names)
  const { notation } = useAtomValue(state.settings)
  const add = useSetAtom(state.addOwn)
  const choose = useSetAtom(state.choose)

  const take = useCallback(
    ({ name, packed }: LibraryOpening) => {
      onClose()
      const checked = checkScript(writePacked(packed, lettersOf('german')), 'german')
      if (!checked.ok) return
      const script = writeScript(checked.line)
      const known = all.find((line) => line.script === script)
      if (known) void choose(known.id)
      else add([{ id: crypto.randomUUID(), title: freeTitle(name, names), script }])
    },
    [add, all, choose, names, onClose],
  )

  return (
    <ul className="notation-trainer-shelf">
      {found.slice(0, listed).map((opening) => (
        <Book
          key={opening.packed}
          opening={opening}
          notation={notation}
          mark={names.has(opening.name) ? labels.libraryHave : undefined}
          onTake={take}
        />
      ))}
      {found.length > listed && <li className="notation-trainer-note">{labels.libraryMore(listed)}</li>}
    </ul>
  )
})

interface BookProps {
  opening: LibraryOpening
  notation: NotationStyle
  /** Said of an opening whose name an own line has. */
  mark: string | undefined
  onTake: (opening: LibraryOpening) => void
}

/** Kept between keys of the search: to write the moves of sixty openings costs more than to find them. */
const Book = memo(({ opening, notation, mark, onTake }: BookProps) => (
  <li>
    <button type="button" className="notation-trainer-book" onClick={() => onTake(opening)}>
      <span className="notation-trainer-eco">{opening.eco}</span>
      <span className="notation-trainer-book-name">
        {opening.name}
        {opening.name !== opening.english && <small lang="en">{opening.english}</small>}
        <small className="notation-trainer-eco">{writePacked(opening.packed, lettersOf(notation))}</small>
      </span>
      {mark && <small>{mark}</small>}
    </button>
  </li>
))
