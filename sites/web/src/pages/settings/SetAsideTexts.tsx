import type { SetAside } from '@kleinzeug/storage/local/manage'
import { Button, saveFile } from '@kleinzeug/ui'
import { useState } from 'react'
import { amountOf, momentOf } from '../parts/amount.ts'
import { manager, useRecordSummary } from '../../record/manager.ts'
import { recordLabels } from '../../record/recordLabels.ts'
import { SectionHead } from '../parts/SectionHead.tsx'
import { settingsLabels as labels } from './labels.ts'
import { shortened } from './shortened.ts'

interface SetAsideTextsProps {
  /** Its fragment in URLs. */
  kennung: string
  titel: string
  legende: string
}

/** Stored texts that could not be read; shown only when there are any. */
export function SetAsideTexts({ kennung, titel, legende }: SetAsideTextsProps) {
  const { setAside } = useRecordSummary()
  if (setAside.length === 0) return null
  return (
    <section aria-labelledby={kennung}>
      <SectionHead id={kennung} title={titel} legend={legende} />
      <ul className="plain backups asides settings-stack">
        {setAside.map((item) => (
          <SetAsideRow key={item.id} item={item} />
        ))}
      </ul>
    </section>
  )
}

function SetAsideRow({ item: { id, name, date, size, reason, outcome } }: { item: SetAside }) {
  const [text, setText] = useState<string>()
  const load = async () => {
    const found = (await manager.setAsideText(id)) ?? labels.textGone
    setText(found)
    return found
  }
  const download = async () =>
    saveFile(`beiseitegelegt-${name || 'alles'}.txt`, text ?? (await load()), 'text/plain')

  return (
    <li className="plate">
      <p>
        <strong>{name === '' ? labels.wholeRecord : recordLabels.field(name)}</strong>,{' '}
        {labels.found(momentOf(date), amountOf(size))} {recordLabels.asideReason[reason]}{' '}
        {recordLabels.asideOutcome[outcome]}
      </p>
      <details onToggle={() => void load()}>
        <summary>{labels.show}</summary>
        <pre className="settings-raw" role="region" aria-label={labels.foundText}>
          {shortened(text ?? '')}
        </pre>
      </details>
      <div className="settings-actions">
        <Button onClick={() => void download()}>{labels.download}</Button>
        <Button variant="quiet" onClick={() => manager.dismiss(id)}>
          {labels.dismiss}
        </Button>
      </div>
    </li>
  )
}
