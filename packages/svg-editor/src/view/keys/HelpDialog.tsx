import { Button, Dialog, Legend } from '@kleinzeug/ui'
import { bindings, type Binding } from '../../state/keys/keyTable.ts'
import { usePartEditor } from '../usePartEditor.ts'
import { useEffect, useRef } from 'react'
import { capOf } from './keyCaps.ts'

/** The modes in the order of the table. */
const order = [...new Set(bindings.flatMap(({ modes: [first] }) => first ?? []))]

/** Dialog with all keys of the key table, by group. */
export function HelpDialog({ onClose }: { onClose: () => void }) {
  const { labels } = usePartEditor()
  const intro = useRef<HTMLParagraphElement>(null)

  // The focus goes to the button at the bottom; scroll back to the top.
  useEffect(() => {
    intro.current?.closest('dialog')?.scrollTo(0, 0)
  }, [])

  const capsOf = ({ keys, printed }: Binding) =>
    printed === undefined ? [...new Set(keys.map((key) => capOf(labels, key)))] : [printed]
  return (
    <Dialog
      open
      onClose={onClose}
      title={labels.helpTitle}
      className="svg-editor-help"
      actions={<Button onClick={onClose}>{labels.close}</Button>}
    >
      <p ref={intro}>{labels.helpIntro}</p>
      <div className="svg-editor-help-modes">
        {order.map((mode) => (
          <section key={mode}>
            <Legend>{labels[`mode.${mode}`]}</Legend>
            <dl>
              {bindings
                .filter(
                  ({ modes }) =>
                    modes[0] === mode || (mode !== 'ready' && modes.includes(mode) && modes.length < 3),
                )
                .map((binding) => (
                  <div key={binding.id}>
                    <dt>
                      {capsOf(binding).map((cap) => (
                        <kbd key={cap}>{cap}</kbd>
                      ))}
                    </dt>
                    <dd>{labels[`key.${binding.id}`][1]}</dd>
                  </div>
                ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  )
}
