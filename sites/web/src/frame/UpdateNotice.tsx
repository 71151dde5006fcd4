import { Button, Notice } from '@kleinzeug/ui'
import { record } from '../record/record.ts'

/** Offers a new version of the site once it is there; it never takes over in the middle of work. */
export function UpdateNotice({ worker }: { worker: ServiceWorker }) {
  return (
    <Notice
      className="record-notice"
      title="Eine neue Version ist da"
      actions={<Button onClick={() => void takeOver(worker)}>Jetzt laden</Button>}
    >
      <p>Deine Daten bleiben, wie sie sind. Du kannst auch später neu laden.</p>
    </Notice>
  )
}

/** Lets the new version take over, after everything that waits to be stored is stored. */
async function takeOver(worker: ServiceWorker) {
  await record.flush()
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  worker.postMessage({ type: 'SKIP_WAITING' })
}
