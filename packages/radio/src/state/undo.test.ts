import { undoContract } from '@kleinzeug/shell/undo-contract'
import { add, move, remove, replace, reset, select, stationsOf, withVolume } from '../model/presets.ts'
import type { RadioData } from '../model/radioData.ts'
import { radioSlice } from '../storage.ts'
import { createRadioState, type RadioState } from './createRadioState.ts'

const station = (mark: number) => ({
  host: `Sender ${mark}`,
  volume: 1,
  streamUrl: `https://example.org/${mark}`,
})

const changes: ReadonlyArray<(data: RadioData, mark: number) => RadioData> = [
  (data, mark) => add(data, [station(mark)]),
  (data, mark) => remove(data, mark % stationsOf(data).length),
  (data, mark) => move(data, mark % stationsOf(data).length, 0),
  (data, mark) => replace(data, mark % stationsOf(data).length, station(mark)),
  reset,
]

undoContract<RadioData, RadioState>({
  initial: radioSlice.defaults(),
  createState: createRadioState,
  content: ({ selected: _selected, ...rest }) => rest,
  edits: changes.map(
    (change) => (set, state, _data, mark) =>
      set(state.changeStations, (data) => change(data, mark), { kind: 'move' }),
  ),
  elsewhere: [
    (data, mark) => select(data, mark % stationsOf(data).length),
    (data, mark) => withVolume(data, (mark % 10) / 10),
  ],
})
