/** @jsxRuntime classic */
// Storybook's manager runs an older React than the stories, which knows no elements of the new runtime.
import * as React from 'react'
import { Button } from 'storybook/internal/components'
import { addons, useGlobals } from 'storybook/manager-api'
import { RECORD_FILE, RECORD_READ, takeDrops, type DroppedFile } from './recordEvents.ts'

/** A key of the toolbar that takes an exported record, by choice or by drop, and lets go of it. */
export function RecordKey() {
  const [globals, updateGlobals] = useGlobals()
  const [refusal, setRefusal] = React.useState<string>()
  const input = React.useRef<HTMLInputElement>(null)
  const [name] = String(globals['record'] ?? '').split(' ')

  React.useEffect(() => {
    const channel = addons.getChannel()
    channel.on(RECORD_READ, setRefusal)
    return () => channel.off(RECORD_READ, setRefusal)
  }, [])

  return (
    <>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        hidden
        aria-label="Datei mit einem Datenstand"
        onChange={async ({ target }) => {
          const [file] = target.files ?? []
          if (file) hand({ name: file.name, text: await file.text() })
          target.value = ''
        }}
      />
      <Button
        variant="ghost"
        size="small"
        padding="small"
        ariaLabel={
          name
            ? `Datenstand ${name} abnehmen`
            : 'Datenstand wählen: eine exportierte Datei, hierher gezogen oder gewählt'
        }
        onClick={() => (name ? updateGlobals({ record: '' }) : input.current?.click())}
      >
        {name ? `${name} ×` : 'Datenstand …'}
      </Button>
      <span role="status">{refusal}</span>
    </>
  )
}

const hand = (file: DroppedFile) => addons.getChannel().emit(RECORD_FILE, file)

/** Hands files that are dropped beside the stories to them. */
export const takeRecords = () => takeDrops(window, hand)
