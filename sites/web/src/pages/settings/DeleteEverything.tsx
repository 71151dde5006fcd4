import { Button, Dialog, Icon, Notice } from '@kleinzeug/ui'
import { useState, type ReactNode } from 'react'
import { exportRecord } from '../../record/exportRecord.ts'
import { deleteEverything, type Remains } from '../../record/deleteEverything.ts'
import { settingsLabels as labels } from './labels.ts'

export function DeleteEverything({ children }: { children: ReactNode }) {
  const [isAsking, setIsAsking] = useState(false)
  const [remains, setRemains] = useState<readonly Remains[]>()

  async function deleteAll() {
    setRemains(await deleteEverything())
    setIsAsking(false)
  }

  return (
    <div className="settings-stack">
      <div>{children}</div>
      <div>
        <Button variant="danger" icon={<Icon name="delete" />} onClick={() => setIsAsking(true)}>
          {labels.deleteAsk}
        </Button>
      </div>
      {remains?.length === 0 && <Notice tone="good" title={labels.deleted} />}
      {remains?.map((place) => (
        <Notice key={place} tone={place === 'marker' ? 'good' : 'bad'} title={labels.remains[place]} />
      ))}
      <Dialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={labels.deleteTitle}
        actions={
          <>
            <Button onClick={() => setIsAsking(false)}>{labels.cancel}</Button>
            <Button variant="danger" onClick={() => void deleteAll()}>
              {labels.delete}
            </Button>
          </>
        }
      >
        <p>{labels.deleteWarning}</p>
        <p>
          <Button icon={<Icon name="export" />} onClick={exportRecord}>
            {labels.exportFirst}
          </Button>
        </p>
      </Dialog>
    </div>
  )
}
