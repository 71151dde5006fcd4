import { addons } from 'storybook/preview-api'
import { forgetRecord, keepRecord } from './droppedRecord.ts'
import { RECORD_FILE, RECORD_READ, takeDrops, type DroppedFile } from './recordEvents.ts'

const reasons: Readonly<Record<string, string>> = {
  tooLarge: 'Die Datei ist zu groß.',
  notJson: 'Die Datei ist kein JSON.',
  tooDeep: 'Die Datei ist zu tief verschachtelt.',
  notARecord: 'In der Datei steht kein Datenstand.',
  wrongType: 'Was in der Datei steht, passt zu keinem Werkzeug.',
  newer: 'Der Datenstand stammt aus einer neueren Version.',
}

/** Lets every story start with the record in a file that is dropped on the stories or handed over by the manager. */
export function followRecord(): void {
  const channel = addons.getChannel()
  const take = async (file: DroppedFile) => {
    const reason = await keepRecord(file)
    channel.emit(RECORD_READ, reason === undefined ? undefined : (reasons[reason] ?? reason))
    // The time lets the same file be dropped twice. Storybook keeps no other characters in the address.
    if (reason === undefined)
      channel.emit('updateGlobals', {
        globals: { record: `${file.name.replace(/\.json$/, '').replaceAll(/[^\w-]/g, '_')} ${Date.now()}` },
      })
  }
  takeDrops(window, (file) => void take(file))
  channel.on(RECORD_FILE, (file: DroppedFile) => void take(file))
  channel.on('globalsUpdated', ({ globals }: { globals: Readonly<Record<string, unknown>> }) => {
    if (globals['record'] === '') forgetRecord()
  })
}
