import { Button, Notice } from '@kleinzeug/ui'
import { record } from '../record/record.ts'
import { updateLabels as labels } from './updateLabels.ts'

/** Offers a new version of the site once it is there; it never takes over in the middle of work. */
export function UpdateNotice({ worker }: { worker: ServiceWorker }) {
  return (
    <Notice
      className="record-notice"
      title={labels.title}
      actions={<Button onClick={() => void takeOver(worker)}>{labels.load}</Button>}
    >
      <p>{labels.text}</p>
    </Notice>
  )
}

/** Lets the new version take over, after everything that waits to be stored is stored. */
async function takeOver(worker: ServiceWorker) {
  await record.flush()
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  worker.postMessage({ type: 'SKIP_WAITING' })
}
