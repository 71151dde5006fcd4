import { SelectField } from '@kleinzeug/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { spell } from '../../model/spelling/spelling.ts'
import { spellingTables } from '../../model/spelling/spellingTable.ts'
import { useDrawer } from './useDrawer.ts'

/** The password character by character, for the telephone. */
export function Spelling() {
  const { state, labels } = useDrawer()
  const current = useAtomValue(state.current)
  const table = useAtomValue(state.spelling)
  const setTable = useSetAtom(state.setSpelling)
  const options = spellingTables.map((value) => (
    <option key={value} value={value}>
      {labels.spellingTables[value]}
    </option>
  ))
  return (
    <>
      <SelectField
        label={labels.spellingTable}
        value={table}
        onChange={(value) => setTable(spellingTables.find((one) => one === value) ?? table)}
      >
        {options}
      </SelectField>
      <ol className="password-maker-spelling" translate="no">
        {spell(current?.text ?? '', table).map((spelled, at) => (
          // Equal characters differ by their place.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at} data-kind={spelled.kind}>
            <b>{spelled.character === ' ' ? '␣' : spelled.character}</b>
            <span>{labels.spelled(spelled)}</span>
          </li>
        ))}
      </ol>
    </>
  )
}
