import type { Early } from './repeatEarly.ts'
import { bareMark, marked } from '../page/marks.ts'

/** Ends the task, so that the browser can handle input before the next step. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve))

/**
 * Starts React in several tasks: as one, it would block a slow phone for a third of a second.
 *
 * @param early what the visitor does until then; it is repeated
 */
export async function start(early: Early[]): Promise<void> {
  // There before React starts: what is typed after that and before the repetition would be overwritten by it.
  const repeating = import('./repeatEarly.ts').catch(() => undefined)
  const { hydrateRoot } = await import('react-dom/client')
  await nextTask()
  const { page } = await import('../page/page.ts')
  await Promise.race([page.record.ready, nextTask()])
  const isBare = document.querySelector(marked(bareMark))
  const { prepare } = await (isBare ? import('./bare.tsx') : import('./client.tsx'))
  await nextTask()
  const show = await prepare(nextTask)
  const repeat = await repeating
  await nextTask()
  await Promise.all([
    show(hydrateRoot),
    page.hydration.isDone.then(() => repeat?.repeatEarly(early)).then(page.hydration.restoreSelection),
  ])
}
