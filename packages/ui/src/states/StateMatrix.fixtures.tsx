import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { Legend } from '../controls/Legend.tsx'
import { pseudoStates, showStates, shownState } from './showStates.fixtures.ts'

const stateNames = {
  rest: 'Ruhe',
  hover: 'Zeiger',
  'focus-visible': 'Fokus',
  active: 'gedrückt',
  disabled: 'gesperrt',
  error: 'Fehler',
  busy: 'arbeitet',
} as const

export type ShownState = keyof typeof stateNames

interface Row {
  readonly name: string
  /** The control in a state; nothing where it has no such state. Pointer and focus are shown by the matrix. */
  readonly show: (state: ShownState) => ReactNode
}

const isPseudo = (state: ShownState) => pseudoStates.some((pseudo) => pseudo === state)

function Cell({ state, children }: { state: ShownState; children: ReactNode }) {
  const cell = useRef<HTMLTableCellElement>(null)
  useLayoutEffect(() => {
    showStates()
    if (!isPseudo(state)) return
    for (const control of cell.current?.querySelectorAll('button, input, select, textarea') ?? [])
      control.setAttribute(shownState, state)
  }, [state])
  return (
    <td ref={cell} style={{ padding: 10, verticalAlign: 'top', minWidth: 100 }}>
      {children}
    </td>
  )
}

/** A control in each of its states side by side, for one look and one picture. */
export function StateMatrix({ rows, states }: { rows: readonly Row[]; states: readonly ShownState[] }) {
  return (
    <div style={{ overflowX: 'auto' }}>
      <table style={{ borderCollapse: 'collapse' }}>
        <thead>
          <tr>
            <th scope="col" style={{ textAlign: 'start' }}>
              <Legend>Art</Legend>
            </th>
            {states.map((state) => (
              <th key={state} scope="col" style={{ padding: '0 12px', textAlign: 'start' }}>
                <Legend>{stateNames[state]}</Legend>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, show }) => (
            <tr key={name}>
              <th
                scope="row"
                style={{ padding: '12px 12px 12px 0', textAlign: 'start', verticalAlign: 'top' }}
              >
                <Legend>{name}</Legend>
              </th>
              {states.map((state) => (
                <Cell key={state} state={state}>
                  {show(state)}
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
