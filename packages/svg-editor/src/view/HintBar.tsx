import { atom, useAtomValue, type Atom } from 'jotai'
import { useMemo } from 'react'
import { bindings, possible, shortcutsOf, type Binding } from '../state/keyTable.ts'
import { useEditor } from './EditorContext.ts'
import { capOf } from './keyCaps.ts'

/** Moving about: on a small screen a finger does that, and these keys stand last. */
const roaming = new Set(['left', 'previous', 'first', 'open', 'nextPanel', 'choose', 'extendUp'])

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
  const { atoms } = editor
  // Asked again at every change, answered with a text: the bar is drawn anew only when it differs.
  const ids = useMemo(
    () =>
      atom((get) => {
        const { mode, panel, chosen, field, library, libraryBefore, clipboard, version, repeatable } = atoms
        const asked: ReadonlyArray<Atom<unknown>> = [
          mode,
          panel,
          chosen,
          field,
          library,
          libraryBefore,
          clipboard,
          version,
          repeatable,
        ]
        for (const each of asked) get(each)
        return possible(editor.situation())
          .map((binding) => bindings.indexOf(binding))
          .join(' ')
      }),
    [atoms, editor],
  )
  const now = useAtomValue(ids)
  const shown = now.split(' ').flatMap((index) => bindings[Number(index)] ?? [])
  const mode = useAtomValue(atoms.mode)
  const count = useAtomValue(atoms.count)
  const groups = gathered(
    shown.filter(({ id }) => id !== 'count'),
    ({ id }) => labels[`key.${id}`] ?? id,
  )
  return (
    <footer className="svg-editor-hints" data-mode={mode}>
      <output className="svg-editor-mode" aria-label={labels.modeLegend}>
        <span>{labels[`mode.${mode}`]}</span>
        {count > 0 && <b>{count}×</b>}
      </output>
      <div className="svg-editor-keys" role="toolbar" aria-label={labels.hints}>
        {groups.map(({ label, members }) => (
          <span
            key={members[0]?.id}
            className="svg-editor-key-group"
            data-roaming={roaming.has(members[0]?.id ?? '') || undefined}
          >
            {members.map((binding) => (
              <KeyCap key={binding.id} binding={binding} label={label} />
            ))}
            <span className="svg-editor-key-label" aria-hidden="true">
              {label}
            </span>
          </span>
        ))}
        <span className="svg-editor-key-group" data-count>
          <kbd>1–9</kbd>
          <span className="svg-editor-key-label">{labels['key.count']}</span>
        </span>
      </div>
    </footer>
  )
}

function KeyCap({ binding, label }: { binding: Binding; label: string }) {
  const { editor, labels } = useEditor()
  const [key = ''] = binding.keys
  return (
    <button
      type="button"
      className="svg-editor-key"
      data-key={binding.id}
      tabIndex={-1}
      title={labels[`does.${binding.id}`]}
      aria-keyshortcuts={shortcutsOf(binding.keys)}
      // The focus stays where it is: the key acts on it.
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => editor.run(binding)}
    >
      {capOf(labels, key)}
      <span className="ui-visually-hidden"> {labels[`does.${binding.id}`] ?? label}</span>
    </button>
  )
}
