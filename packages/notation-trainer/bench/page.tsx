import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { Chessboard } from 'react-chessboard'
import { NotationTrainer } from '../src/index.ts'
import '../src/styles.css'

/** react-chessboard with a controlled position that accepts every drop. */
function Peer() {
  const [position, setPosition] = useState('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1')
  return (
    <div style={{ width: 480 }}>
      <Chessboard
        options={{
          position,
          onPieceDrop: () => {
            setPosition('rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1')
            return true
          },
        }}
      />
    </div>
  )
}

const root = document.querySelector('#root')
if (root) createRoot(root).render(location.hash === '#peer' ? <Peer /> : <NotationTrainer />)
