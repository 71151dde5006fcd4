import { startOfDay } from '@kleinzeug/calendar-day'
import { createEnvironment } from '@kleinzeug/shell/state'
import { undoContract } from '@kleinzeug/shell/undo-contract'
import { emptyData, type SelfReportData } from '../model/data.ts'
import { createSelfReportState, type SelfReportState } from './createSelfReportState.ts'
import { entriesOf } from './entries.ts'

let drawn = 0
const trait = (name: string) => ({ name, low: '', high: '' })
const traitAt = ({ traits }: SelfReportData, mark: number) => traits[mark % traits.length]?.id ?? ''
const entryAt = (data: SelfReportData, mark: number) => entriesOf(data)[mark % entriesOf(data).length]

undoContract<SelfReportData, SelfReportState>({
  initial: { ...emptyData(), traits: [{ id: 'a', ...trait('Geduld'), resting: false }] },
  createState: (storage) =>
    createSelfReportState(
      storage,
      createEnvironment({ now: () => startOfDay('2026-11-21'), random: () => (drawn += 7919) }),
    ),
  edits: [
    (set, state, _data, mark) => set(state.addTrait, trait(`Eigenschaft ${mark}`)),
    (set, state, data, mark) => set(state.changeTrait, traitAt(data, mark), { low: `wenig ${mark}` }),
    (set, state, data, mark) => set(state.changeTrait, traitAt(data, mark), { name: `Neu ${mark}` }),
    (set, state, data, mark) => set(state.moveTrait, traitAt(data, mark), 1),
    (set, state, data, mark) => set(state.removeTrait, traitAt(data, mark)),
    (set, state, _data, mark) => set(state.remind, mark % 90),
    (set, state, data, mark) => {
      const entry = entryAt(data, mark)
      if (entry) set(state.edit, entry, { note: `Notiz ${mark}` })
    },
    (set, state, data, mark) => {
      const entry = entryAt(data, mark)
      if (entry) set(state.remove, entry.kind, entry.id)
    },
  ],
})
