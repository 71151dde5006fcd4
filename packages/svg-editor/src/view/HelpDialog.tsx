import { Button, Dialog, Legend } from '@kleinzeug/ui'
import { bindings, type Mode } from '../state/keyTable.ts'
import { useEditor } from './EditorContext.ts'
import { capOf } from './keyCaps.ts'

const order: readonly Mode[] = [
  'ready',
  'add',
  'translate',
  'rotate',
  'scale',
  'point',
  'command',
  'path',
  'convert',
  'order',
  'align',
  'view',
  'file',
]

/** All keys there are, by what they belong to: the key table, printed. */
export function HelpDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { labels } = useEditor()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={labels.helpTitle}
      className="svg-editor-help"
      actions={<Button onClick={onClose}>{labels.close}</Button>}
    >
      <p>{labels.helpIntro}</p>
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
                .map(({ id, keys }) => (
                  <div key={id}>
                    <dt>
                      {keys.map((key) => (
                        <kbd key={key}>{capOf(labels, key)}</kbd>
                      ))}
                    </dt>
                    <dd>{labels[`does.${id}`] ?? labels[`key.${id}`]}</dd>
                  </div>
                ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  )
}
