import { Dialog } from '@kleinzeug/ui'
import type { Repertoire } from '../../model/trainerData.ts'
import type { GameTree } from '../../model/pgn/gameTree.ts'
import { ChooseFound } from '../lines/ChooseFound.tsx'
import { useTreeTool } from './useTreeTool.ts'

interface KeepDialogProps {
  open: boolean
  content: {
    readonly title: string
    readonly side: Repertoire['side'] | undefined
    readonly trees: readonly GameTree[]
  }
  onClose: () => void
  onKept: () => void
}

/** The dialog that keeps what was looked at, as a repertoire or as lines. */
export function KeepDialog({ open, content, onClose, onKept }: KeepDialogProps) {
  const { labels } = useTreeTool()
  const { title, side, trees } = content
  const titleOf = ({ tags }: GameTree) => tags.find(([name]) => name === 'Event')?.[1] || title
  return (
    <Dialog open={open} onClose={onClose} title={labels.keepTitle} className="notation-trainer-dialog">
      <ChooseFound
        games={trees.map((tree, at) => ({ title: at > 0 ? titleOf(tree) : title, tree }))}
        refused={[]}
        kept={{ title, side }}
        onBack={onClose}
        onDone={() => {
          onClose()
          onKept()
        }}
      />
    </Dialog>
  )
}
