import { themes } from '@kleinzeug/ui'
import { exportRecord } from '../record/exportRecord.ts'
import { page } from '../page/page.ts'
import { brightnessSlice, radioPinnedSlice } from '../record/siteSlices.ts'
import { commandLabels as labels } from './labels.ts'
import type { SearchEntry } from './searchEntry.ts'

/** An entry that does something instead of leading to a page. */
export interface Command extends SearchEntry {
  readonly run: () => void
}

const command = (name: string, { title, text, words }: CommandText, run: () => void): Command => ({
  path: name,
  kind: 'Befehl',
  title,
  text,
  words,
  run,
})

interface CommandText {
  readonly title: string
  readonly text: string
  readonly words: string
}

/** What can be done from the search. */
export function commands(): readonly Command[] {
  const brightness = page.storage(brightnessSlice)
  const pinned = page.storage(radioPinnedSlice)
  const isPinned = pinned.read() ?? false
  return [
    ...themes.map(({ id, label }) => command(id, labels.theme(label, id), () => brightness.write(id))),
    command('export', labels.export, exportRecord),
    command('pin', isPinned ? labels.unpin : labels.pin, () => pinned.write(!isPinned)),
  ]
}
