import { Notice } from '@kleinzeug/ui'
import { useAtomValue } from 'jotai'
import { useTreeTool } from './useTreeTool.ts'

/** What the tree is and what can be done with it; what of it could not be read. */
export function TreeNote() {
  const { state, labels, tree } = useTreeTool()
  const content = useAtomValue(tree.content)
  const repertoire = useAtomValue(tree.repertoire)
  const shown = useAtomValue(state.shownTree)
  if (content === undefined)
    return (
      <p className="notation-trainer-note" role="status">
        {labels.treeLoading}
      </p>
    )
  if (content === 'damaged') return <Notice tone="bad" title={labels.linkDamaged} />
  const notes = [
    content.side && labels.treeFor[content.side],
    repertoire ? labels.treeHint : shown && 'link' in shown ? labels.treeLinked : labels.treeReadOnly,
  ]
  return (
    <>
      {notes.map(
        (note) =>
          note && (
            <p key={note} className="notation-trainer-note">
              {note}
            </p>
          ),
      )}
      {content.refused.length > 0 && (
        <Notice tone="warning">
          {content.refused.map(({ title, error }) => (
            <p key={`${title} ${error.text}`}>{labels.refusedGame(title, labels.scriptError(error))}</p>
          ))}
        </Notice>
      )}
    </>
  )
}
