import { Button, Notice } from '@kleinzeug/ui'
import { page } from '../page/page.ts'
import { updateLabels as labels } from './updateLabels.ts'

/** Offers a new version of the site; it is activated only when the visitor agrees. */
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

/** Activates the new version after pending writes are stored. */
async function takeOver(worker: ServiceWorker) {
  await page.record.flush()
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  worker.postMessage({ type: 'SKIP_WAITING' })
}
