import { Button, Dialog, Icon, Notice } from '@kleinzeug/ui'
import { useState } from 'react'
import { exportRecord } from '../../record/exportRecord.ts'
import { manager } from '../../record/manager.ts'

export function DeleteEverything() {
  const [state, setState] = useState<'idle' | 'asking' | 'done'>('idle')
  return (
    <div className="settings-stack">
      <p>Entfernt alles, was diese Seite in deinem Browser abgelegt hat, auch die früheren Stände.</p>
      <div>
        <Button variant="danger" icon={<Icon name="delete" />} onClick={() => setState('asking')}>
          Alles löschen …
        </Button>
      </div>
      {state === 'done' && <Notice tone="good" title="Alles ist gelöscht." />}
      <Dialog
        open={state === 'asking'}
        onClose={() => setState('idle')}
        title="Wirklich alles löschen?"
        actions={
          <>
            <Button onClick={() => setState('idle')}>Abbrechen</Button>
            <Button
              variant="danger"
              onClick={() => void manager.deleteEverything().then(() => setState('done'))}
            >
              Alles löschen
            </Button>
          </>
        }
      >
        <p>
          Listen, Zeiten, Texte, Zeichnungen, Einstellungen: Danach ist nichts davon mehr da, und es lässt
          sich nicht zurücknehmen.
        </p>
        <p>
          <Button icon={<Icon name="export" />} onClick={exportRecord}>
            Vorher noch einmal sichern
          </Button>
        </p>
      </Dialog>
    </div>
  )
}
