import { Button, Icon, IconButton } from '@kleinzeug/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useDrawer } from './useDrawer.ts'

/** The passwords that were replaced, until the page closes. */
export function Previous({ hidden }: { hidden: boolean }) {
  const { state, labels, announce } = useDrawer()
  const previous = useAtomValue(state.previous)
  const bringBack = useSetAtom(state.bringBack)
  const forget = useSetAtom(state.forgetPrevious)
  if (previous.length === 0) return <p>{labels.noPrevious}</p>
  return (
    <>
      <p>{labels.previousIntro}</p>
      <ol className="password-maker-previous" translate="no">
        {previous.map((password, at) => (
          <li key={password.id}>
            <span>{hidden ? '•'.repeat(12) : password.text}</span>
            <IconButton
              label={labels.bringBack(at + 1)}
              icon={<Icon name="history" />}
              onClick={() => bringBack(password.id)}
            />
          </li>
        ))}
      </ol>
      <Button
        onClick={() => {
          forget()
          announce(labels.forgotten)
        }}
      >
        {labels.forget}
      </Button>
    </>
  )
}
