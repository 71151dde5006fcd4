import { DotMatrix } from '@kleinzeug/ui'
import { useAtomValue } from 'jotai'
import { shortcutsOf, type Binding } from '../../state/keys/keyTable.ts'
import { readContext } from '../../state/keys/keyContext.ts'
import { useEditor } from '../EditorContext.ts'
import { capOf } from './keyCaps.ts'
import { usePossible } from './usePossible.ts'

/** The display of the mode, in dots: the longest names fit. */
const GRID_COLUMNS = 66
const GRID_ROWS = 11

/** Navigation keys; they come last on small screens, where a finger does the same. */
const navigation = new Set([
  'left',
  'previous',
  'first',
  'open',
  'nextPanel',
  'select',
  'extendUp',
  'typeAhead',
])

/** Groups neighbouring bindings with the same legend, such as one per direction. */
function groupsByLegend(shown: readonly Binding[], label: (binding: Binding) => string) {
  const groups: Array<{ label: string; members: Binding[] }> = []
  for (const binding of shown) {
    const text = label(binding)
    const last = groups.at(-1)
    if (last?.label === text) last.members.push(binding)
    else groups.push({ label: text, members: [binding] })
  }
  return groups
}

/** The currently enabled keys, as buttons. */
export function HintBar() {
  const { editor, labels } = useEditor()
  const { atoms, atomStore } = editor
  const possible = usePossible()
  // Subscribes, as the bar has to render again when the mode changes.
  useAtomValue(atoms.mode)
  useAtomValue(atoms.typing)
  const { mode } = readContext(atomStore.get, editor)
  const count = useAtomValue(atoms.count)
  const groups = groupsByLegend(possible, ({ id }) => labels[`key.${id}`][0])
  return (
    <footer className="svg-editor-hints" data-mode={mode}>
      {/* Hidden, as the live region announces the mode. */}
      <div className="svg-editor-mode" aria-hidden="true">
        <DotMatrix text={labels[`mode.${mode}`]} columns={GRID_COLUMNS} rows={GRID_ROWS} />
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
            data-roaming={navigation.has(members[0]?.id ?? '') || undefined}
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
      // The press must not move the focus, as the key acts on the focused panel.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => editor.run(binding.id, key)}
    >
      {capOf(labels, key)}
      <span className="ui-visually-hidden"> {sentence}</span>
    </button>
  )
}
