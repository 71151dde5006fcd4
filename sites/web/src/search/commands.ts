import { themes } from '@kleinzeug/ui'
import { exportRecord } from '../record/exportRecord.ts'
import { page } from '../page/page.ts'
import { brightnessSlice, radioPinnedSlice } from '../record/siteSlices.ts'
import { commandLabels as labels } from './labels.ts'
import type { Command } from './answers.ts'
import type { SearchEntry } from './searchEntry.ts'

const command = (
  path: string,
  words: Pick<SearchEntry, 'title' | 'text' | 'words'>,
  run: () => void,
): Command => ({ path, kind: 'Befehl', ...words, run })

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
