import { Icon, IconButton } from '@kleinzeug/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useTreeTool } from './useTreeTool.ts'
import { moveText } from './moveName.ts'

/** Keys below the board that walk through the tree without a keyboard, and the moves to choose from. */
export function StepKeys() {
  const { state, labels, tree } = useTreeTool()
  const { place, next } = useAtomValue(tree.stand)
  const { notation } = useAtomValue(state.settings)
  const go = useSetAtom(tree.go)
  const key = (
    icon: 'restart' | 'left' | 'right',
    label: string,
    to: readonly number[],
    disabled: boolean,
  ) => (
    <IconButton
      variant="key"
      label={label}
      icon={<Icon name={icon} size={20} />}
      aria-disabled={disabled}
      onClick={() => !disabled && go(to)}
    />
  )
  return (
    <div className="notation-trainer-step-keys">
      {key('restart', labels.firstMove, place.slice(0, 1), place.length < 2)}
      {key('left', labels.previousMove, place.length > 1 ? place.slice(0, -1) : place, place.length < 2)}
      {key('right', labels.nextMove, [...place, 0], next.length === 0)}
      <div className="notation-trainer-next-moves">
        {next.length > 1 &&
          next.map((node, at) => (
            <button
              key={node.ply.san}
              type="button"
              className="notation-trainer-next-move"
              onClick={() => go([...place, at])}
            >
              {moveText(node, notation)}
            </button>
          ))}
      </div>
    </div>
  )
}
