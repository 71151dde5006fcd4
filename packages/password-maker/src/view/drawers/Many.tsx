import { useDraft, useSaveFile } from '@kleinzeug/shell'
import { Button, TextArea, TextField } from '@kleinzeug/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { useDrawer } from './useDrawer.ts'
import type { TimedClipboard } from '../copy/useClipboard.ts'

const MOST = 500

/** Many passwords of the same recipe at once, to copy or save. */
export function Many({ hidden, clipboard }: { hidden: boolean; clipboard: TimedClipboard }) {
  const { state, labels, announce } = useDrawer()
  const saveFile = useSaveFile()
  const draw = useSetAtom(state.drawMany)
  const clearAfter = useAtomValue(state.clearAfter)
  const count = useDraft('count', '10')
  const [passwords, setPasswords] = useState<readonly string[]>([])
  const text = passwords.join('\n')
  const make = () => {
    const asked = Number(count.text)
    const accepted = Number.isInteger(asked) && asked >= 1 && asked <= MOST
    if (accepted) setPasswords(draw(asked))
    else count.refuse(labels.manyProblem)
  }
  return (
    <>
      <form
        className="password-maker-row"
        onSubmit={(event) => {
          event.preventDefault()
          make()
        }}
      >
        <TextField label={labels.manyCount} {...count.field} inputMode="numeric" autoComplete="off" />
        <Button type="submit">{labels.makeMany}</Button>
      </form>
      {passwords.length > 0 && (
        <>
          {hidden ? (
            <p>
              {labels.manyResult(passwords.length)}. {labels.hiddenHint}
            </p>
          ) : (
            <TextArea
              label={labels.manyResult(passwords.length)}
              className="password-maker-many"
              readOnly
              // What a browser restores it writes to the disk.
              autoComplete="off"
              rows={Math.min(passwords.length, 12)}
              value={text}
              translate="no"
            />
          )}
          <div className="password-maker-row">
            <Button
              onClick={async () => {
                if (await clipboard.copy(text, clearAfter)) announce(labels.allCopied)
              }}
            >
              {labels.copyAll}
            </Button>
            <Button onClick={() => saveFile(labels.manyFile, `${text}\n`, 'text/plain')}>
              {labels.saveAll}
            </Button>
          </div>
        </>
      )}
    </>
  )
}
