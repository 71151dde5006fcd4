import { recordLabels, statusText } from '@kleinzeug/storage/local/labels'
import { Announcer, Button, useAnnouncer } from '@kleinzeug/ui'
import { amountOf } from '../../content/amount.ts'
import { manager, useRecordSummary } from '../../record/manager.ts'
import { useRecordStatus } from '../../record/status.ts'

/** How much there is, whose it is, and how to return a single tool to its beginning. */
export function DataOverview() {
  const { used, quota, slices, persisted } = useRecordSummary()
  const status = useRecordStatus()
  const [announce, region] = useAnnouncer()

  function reset(name: string) {
    manager.reset(name)
    announce(`„${recordLabels.field(name)}“ ist zurückgesetzt. Der alte Stand liegt unter „Frühere Stände“.`)
  }

  return (
    <div className="settings-stack">
      <div className="gauge">
        <div className="gauge-facts">
          <strong>{amountOf(used)}</strong>
          <span>von {amountOf(quota)} belegt</span>
          <span className="gauge-status">{statusText(status).short}</span>
        </div>
        <meter min={0} max={quota} high={quota * 0.8} value={used} aria-label="Belegter Speicher">
          {amountOf(used)}
        </meter>
        {persisted !== undefined && (
          <p className="settings-hint">{persisted ? recordLabels.persisted : recordLabels.notPersisted}</p>
        )}
      </div>
      {slices.length === 0 ? (
        <p className="settings-hint">
          Noch ist nichts gespeichert. Sobald du ein Werkzeug benutzt, steht hier, wie viel es sich merkt.
        </p>
      ) : (
        <ul className="settings-rows">
          {slices.map(({ name, size }) => (
            <li key={name}>
              <span>{recordLabels.field(name)}</span>
              <span className="settings-number">{amountOf(size)}</span>
              <Button
                variant="quiet"
                aria-label={`${recordLabels.field(name)} zurücksetzen`}
                onClick={() => reset(name)}
              >
                Zurücksetzen
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Announcer region={region} />
    </div>
  )
}
