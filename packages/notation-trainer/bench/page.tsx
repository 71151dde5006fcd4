import { createRoot } from 'react-dom/client'
import { Chessboard } from 'react-chessboard'
import { NotationTrainer } from '../src/index.ts'
import '../src/styles.css'

/** react-chessboard, which takes every piece back to its square. */
function Peer() {
  return (
    <div style={{ width: 480 }}>
      <Chessboard
        options={{
          position: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
          onPieceDrop: () => false,
        }}
      />
    </div>
  )
}

const root = document.querySelector('#root')
if (root) createRoot(root).render(location.search === '?peer' ? <Peer /> : <NotationTrainer />)
