import { Sample, SampleKey } from '@kleinzeug/shell'
import { Icon, IconButton, Legend } from '@kleinzeug/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { use__Name__ } from './__Name__Context.ts'

interface EntriesProps {
  onRemoved: () => void
}

/** The window: the entries, or muted those of the example. */
export function Entries({ onRemoved }: EntriesProps) {
  const { state, labels } = use__Name__()
  const isEmpty = useAtomValue(state.data).entries.length === 0
  return (
    <div className="__name__-window">
      <Sample when={isEmpty}>
        <List onRemoved={onRemoved} />
      </Sample>
      {isEmpty && <p>{labels.empty}</p>}
      <SampleKey when={isEmpty} />
    </div>
  )
}

function List({ onRemoved }: EntriesProps) {
  const { state, labels, announce } = use__Name__()
  const { entries } = useAtomValue(state.data)
  const remove = useSetAtom(state.remove)
  return (
    <>
      <Legend>{labels.count(entries.length)}</Legend>
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
    </>
  )
}
