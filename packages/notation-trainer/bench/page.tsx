import { Chessboard as CmChessboard, FEN } from 'cm-chessboard'
import 'cm-chessboard/assets/chessboard.css'
import pieces from 'cm-chessboard/assets/pieces/standard.svg?url'
import { createRoot } from 'react-dom/client'
import { Chessboard } from 'react-chessboard'
import { foldGerman } from '@kleinzeug/text-search'
import { useState } from 'react'
import { NotationTrainer } from '../src/index.ts'
import { libraryOpenings } from '../src/model/library/library.ts'
import '../src/styles.css'

/** react-chessboard, which takes every piece back to its square. */
function Peer() {
  return (
    <div style={{ width: 480 }}>
      <Chessboard
        options={{
          position: FEN.start,
          onPieceDrop: () => false,
        }}
      />
    </div>
  )
}

/** A search that folds every name at every key and draws as many as the library does. */
function FoldedAtEachKey() {
  const [query, setQuery] = useState('')
  const folded = foldGerman(query)
  const found = libraryOpenings.filter(({ name, english }) =>
    foldGerman(`${name} ${english}`).includes(folded),
  )
  return (
    <>
      <input type="search" value={query} onChange={(event) => setQuery(event.target.value)} />
      <ul>
        {found.slice(0, 60).map(({ packed, eco, name, english }) => (
          <li key={packed}>
            <span>{eco}</span> {name} <small>{english}</small>
          </li>
        ))}
      </ul>
    </>
  )
}

const root = document.querySelector<HTMLElement>('#root')
if (!root) throw new Error('The page has lost its root')
const peer = new URLSearchParams(location.search).get('peer')
if (peer === 'folded') createRoot(root).render(<FoldedAtEachKey />)
else if (peer?.startsWith('cm-chessboard')) {
  root.style.width = '480px'
  const options = { position: FEN.start, style: { pieces: { file: pieces } } }
  // A piece may be taken up and not be put down elsewhere.
  new CmChessboard(root, options).enableMoveInput(({ type }) => type === 'moveInputStarted')
} else createRoot(root).render(peer ? <Peer /> : <NotationTrainer />)
