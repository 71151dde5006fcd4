import { openRecord } from '@kleinzeug/storage/local'

export const record = openRecord()
export const notes = record.slice({
  name: 'notes',
  defaults: () => [],
  decode: (data) => (Array.isArray(data) ? data : undefined),
})

notes.subscribe(() => console.log(notes.read())) // this tab's edits, other tabs', and what was restored
export const add = () => notes.write([...(notes.read() ?? []), 'bread'])
