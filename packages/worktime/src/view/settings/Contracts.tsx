import { Button, Icon, IconButton } from '@kleinzeug/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { inOrder, weekSum } from '../../model/plan/contract.ts'
import { useLater } from '../useLater.ts'
import { ContractForm } from './ContractForm.tsx'

/** The contracts by their first days; each can be changed, removed, and followed by another one. */
export function Contracts() {
  const { state, labels } = useLater()
  const contracts = inOrder(useAtomValue(state.contracts) ?? {})
  const change = useSetAtom(state.changeContract)
  const [edited, setEdited] = useState<string>()
  const shown = contracts.length === 0 ? 'new' : edited
  const close = () => setEdited(undefined)
  return (
    <section className="worktime-form worktime-contracts" aria-label={labels.contracts}>
      <p className="worktime-note">{labels.contracts}</p>
      {contracts.length > 0 && (
        <ul>
          {contracts.map(([from, { weeks, leaveDays }]) => (
            <li key={from}>
              <Button
                variant="quiet"
                aria-expanded={shown === from}
                onClick={() => setEdited(shown === from ? undefined : from)}
              >
                {labels.contractFrom(from, labels.contractText(weeks.map(weekSum), leaveDays))}
              </Button>
              <IconButton
                label={labels.deleteContract(from)}
                icon={<Icon name="delete" />}
                onClick={() => {
                  change(from, from, undefined)
                  close()
                }}
              />
            </li>
          ))}
        </ul>
      )}
      {shown === undefined ? (
        <div className="worktime-row">
          <Button icon={<Icon name="add" />} onClick={() => setEdited('new')}>
            {labels.addContract}
          </Button>
        </div>
      ) : (
        <ContractForm key={shown} from={shown === 'new' ? undefined : shown} onClose={close} />
      )}
    </section>
  )
}
