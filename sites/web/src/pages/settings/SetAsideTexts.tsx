import { Button, saveFile } from '@kleinzeug/ui'
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
      <ul className="backups asides settings-stack">
        {setAside.map(({ id, name, date, reason, outcome, text }) => (
          <li key={id}>
            <p>
              <strong>{name === '' ? labels.wholeRecord : recordLabels.field(name)}</strong>,{' '}
              {labels.found(momentOf(date), amountOf(text.length))} {recordLabels.asideReason[reason]}{' '}
              {recordLabels.asideOutcome[outcome]}
            </p>
            <details>
              <summary>{labels.show}</summary>
              <pre className="settings-raw" role="region" aria-label={labels.foundText}>
                {shortened(text)}
              </pre>
            </details>
            <div className="settings-actions">
              <Button onClick={() => saveFile(`beiseitegelegt-${name || 'alles'}.txt`, text, 'text/plain')}>
                {labels.download}
              </Button>
              <Button variant="quiet" onClick={() => manager.dismiss(id)}>
                {labels.dismiss}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
