import { useAtomValue } from 'jotai'
import { shortcutsOf, type Binding } from '../../state/keyTable.ts'
import { readContext } from '../../state/keyContext.ts'
import { useEditor } from '../EditorContext.ts'
import { capOf } from './keyCaps.ts'
import { usePossible } from './usePossible.ts'

/** Moving about: on a small screen a finger does that, and these keys stand last. */
const roaming = new Set(['left', 'previous', 'first', 'open', 'nextPanel', 'select', 'extendUp', 'typeAhead'])

/** Neighbours that do the same in several directions share one legend. */
function gathered(shown: readonly Binding[], label: (binding: Binding) => string) {
  const groups: Array<{ label: string; members: Binding[] }> = []
  for (const binding of shown) {
    const text = label(binding)
    const last = groups.at(-1)
    if (last?.label === text) last.members.push(binding)
    else groups.push({ label: text, members: [binding] })
  }
  return groups
}

/** The keys that mean something now, as caps that can be pressed by hand. */
export function HintBar() {
  const { editor, labels } = useEditor()
  const { atoms, atomStore } = editor
  const possible = usePossible()
  // A field with the focus has a mode of its own.
  useAtomValue(atoms.mode)
  useAtomValue(atoms.typing)
  const { mode } = readContext(atomStore.get, editor)
  const count = useAtomValue(atoms.count)
  const groups = gathered(possible, ({ id }) => labels[`key.${id}`][0])
  return (
    <footer className="svg-editor-hints" data-mode={mode}>
      {/* The live region says it too. */}
      <div className="svg-editor-mode" aria-hidden="true">
        <span>{labels[`mode.${mode}`]}</span>
        {count > 0 && <b>{count}×</b>}
      </div>
      <div
        className="svg-editor-keys"
        role="toolbar"
        aria-label={`${labels.hints}: ${labels[`mode.${mode}`]}`}
      >
        {groups.map(({ label, members }) => (
          <span
            key={members[0]?.id}
            className="svg-editor-key-group"
            data-roaming={roaming.has(members[0]?.id ?? '') || undefined}
            data-range={members[0]?.printed !== undefined || undefined}
          >
            {members.map((binding) =>
              binding.printed === undefined ? (
                <KeyCap key={binding.id} binding={binding} />
              ) : (
                <kbd key={binding.id} data-key={binding.id}>
                  {binding.printed}
                </kbd>
              ),
            )}
            <span
              className="svg-editor-key-label"
              aria-hidden={members.some(({ printed }) => printed === undefined) || undefined}
            >
              {label}
            </span>
          </span>
        ))}
      </div>
    </footer>
  )
}

function KeyCap({ binding }: { binding: Binding }) {
  const { editor, labels } = useEditor()
  const [key = ''] = binding.keys
  const sentence = labels[`key.${binding.id}`][1]

  return (
    <button
      type="button"
      className="svg-editor-key"
      data-key={binding.id}
      tabIndex={-1}
      title={sentence}
      aria-keyshortcuts={shortcutsOf(binding.keys)}
      // The focus stays where it is: the key acts on it.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => editor.run(binding.id, key)}
    >
      {capOf(labels, key)}
      <span className="ui-visually-hidden"> {sentence}</span>
    </button>
  )
}
