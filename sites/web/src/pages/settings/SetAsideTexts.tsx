import { recordLabels } from '@kleinzeug/storage/local/labels'
import { Button, saveFile } from '@kleinzeug/ui'
import { amountOf, momentOf } from '../../content/amount.ts'
import { manager, useRecordSummary } from '../../record/manager.ts'
import { SectionHead } from '../SectionHead.tsx'
import { shortened } from './shortened.ts'

/** Stored texts that could not be read; shown only when there are any. */
export function SetAsideTexts() {
  const { setAside } = useRecordSummary()
  if (setAside.length === 0) return null
  return (
    <section aria-labelledby="beiseitegelegt">
      <SectionHead id="beiseitegelegt" title="Beiseitegelegt" legend="unverändert" />
      <ul className="backups asides settings-stack">
        {setAside.map(({ id, name, date, reason, outcome, text }) => (
          <li key={id}>
            <p>
              <strong>{name === '' ? 'Der ganze Datensatz' : recordLabels.field(name)}</strong>, gefunden{' '}
              {momentOf(date)}, {amountOf(text.length)}. {recordLabels.asideReason[reason]}{' '}
              {recordLabels.asideOutcome[outcome]}
            </p>
            <details>
              <summary>Ansehen</summary>
              <pre className="settings-raw" role="region" aria-label="Gefundener Text">
                {shortened(text)}
              </pre>
            </details>
            <div className="settings-actions">
              <Button onClick={() => saveFile(`beiseitegelegt-${name || 'alles'}.txt`, text, 'text/plain')}>
                Herunterladen
              </Button>
              <Button variant="quiet" onClick={() => manager.dismiss(id)}>
                Nicht mehr aufheben
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
