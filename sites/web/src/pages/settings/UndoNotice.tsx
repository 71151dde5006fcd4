import { Button, Icon, Notice } from '@kleinzeug/ui'
import { useState } from 'react'
import { manager } from '../../record/manager.ts'
import { settingsLabels as labels } from './labels.ts'
import { NewerNotice } from './NewerNotice.tsx'

/** Says that the record was replaced, with a key that undoes it. */
export function UndoNotice({ title }: { title: string }) {
  const [isRefused, setIsRefused] = useState(false)
  const undo = () => void manager.undo().then((isUndone) => setIsRefused(!isUndone))
  return (
    <>
      <Notice
        tone="good"
        title={title}
        actions={
          <Button icon={<Icon name="undo" />} onClick={undo}>
            {labels.undo}
          </Button>
        }
      />
      {isRefused && <NewerNotice />}
    </>
  )
}
