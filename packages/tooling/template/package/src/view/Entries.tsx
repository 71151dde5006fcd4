import { Icon, IconButton, Legend } from '@kleinzeug/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { use__Name__ } from './__Name__Context.ts'

/** The window: the entries. */
export function Entries({ onRemoved }: { onRemoved: () => void }) {
  const { state, labels, announce } = use__Name__()
  const { entries } = useAtomValue(state.data)
  const remove = useSetAtom(state.remove)
  return (
    <div className="__name__-window">
      <Legend>{labels.count(entries.length)}</Legend>
      {entries.length === 0 && <p>{labels.empty}</p>}
      <ul aria-label={labels.entries}>
        {entries.map(({ name }) => (
          <li key={name}>
            <span>{name}</span>
            <IconButton
              icon={<Icon name="delete" />}
              label={labels.remove(name)}
              onClick={() => {
                remove(name)
                announce(labels.removed(name))
                onRemoved()
              }}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
