import { useDraft } from '@kleinzeug/shell'
import { Button, TextField } from '@kleinzeug/ui'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useId, useState, type RefObject } from 'react'
import { parseQuickLine } from '../../model/quickLine.ts'
import { addressKey, hostOf } from '../../model/webAddress.ts'
import { useNeoCortex } from '../NeoCortexContext.ts'

/** The line in which a card is written. It shows how it is read; a refused line keeps its text. */
export function QuickLine({ field }: { field: RefObject<HTMLInputElement | null> }) {
  const { state, labels, announce, props } = useNeoCortex()
  const [shared, setShared] = useAtom(state.line)
  const line = useDraft(`line/${shared}`, shared)
  const addresses = useAtomValue(state.addresses)
  const add = useSetAtom(state.add)
  const visit = useSetAtom(state.visit)
  const [later, setLater] = useState(false)
  const hint = useId()
  const { fields, isEmpty } = parseQuickLine(line.text)
  const [known] = addresses.get(addressKey(fields.url) ?? '') ?? []
  return (
    <form
      className="neo-cortex-quick"
      onSubmit={(event) => {
        event.preventDefault()
        field.current?.focus()
        if (isEmpty) return line.refuse(labels.quickEmpty)
        add({ ...fields, later })
        announce(labels.filed(fields.title))
        line.clear()
        setShared('')
        setLater(false)
        props.onShared?.()
      }}
    >
      <TextField
        ref={field}
        label={labels.quick}
        placeholder={labels.quickPlaceholder}
        {...line.field}
        autoComplete="off"
        enterKeyHint="done"
        aria-details={hint}
      />
      <Button type="submit" variant="primary">
        {labels.file}
      </Button>
      <div className="neo-cortex-read" data-empty={isEmpty || undefined} id={hint}>
        {isEmpty ? (
          <p>{labels.quickHelp}</p>
        ) : (
          <>
            <p>
              <span className="ui-visually-hidden">{labels.readAs} </span>
              {fields.title && <strong>{fields.title}</strong>}
              {fields.url && <span className="neo-cortex-mono">{hostOf(fields.url)}</span>}
              {fields.tags?.map((tag) => (
                <span key={tag} className="neo-cortex-chip">
                  #{tag}
                </span>
              ))}
              <Button variant="quiet" aria-pressed={later} onClick={() => setLater(!later)}>
                {labels.later}
              </Button>
            </p>
            {known && (
              <p role="status">
                <span>{labels.alreadyThere(known.title || labels.untitled)}</span>
                <Button variant="quiet" onClick={() => visit(known.id)}>
                  {labels.openCard}
                </Button>
              </p>
            )}
          </>
        )}
      </div>
    </form>
  )
}
