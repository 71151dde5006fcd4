import { page } from '../../page/page.ts'
import { startToolsSlice } from '../../record/startToolsSlice.ts'
import { pinLabels as labels } from './pinLabels.ts'

/** Pins or unpins a tool in the record, and says so. */
export async function pinTool(route: string): Promise<void> {
  await page.record.ready
  const storage = page.record.slice(startToolsSlice)
  const before = storage.read() ?? startToolsSlice.defaults()
  const isPinned = before.pinned.includes(route)
  const pinned = isPinned ? before.pinned.filter((other) => other !== route) : [...before.pinned, route]
  storage.write({ ...before, pinned })
  // The order is read from what is stored.
  await page.record.flush()
  const message = document.querySelector('[data-pin-message]')
  if (message) message.textContent = isPinned ? labels.unpinned : labels.pinned
}
