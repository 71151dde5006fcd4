import { PageTitle } from '../PageTitle.tsx'
import { SectionHead } from '../SectionHead.tsx'
import { Backups } from './Backups.tsx'
import { DataOverview } from './DataOverview.tsx'
import { DeleteEverything } from './DeleteEverything.tsx'
import { Export } from './Export.tsx'
import { Import } from './Import.tsx'
import { Preferences } from './Preferences.tsx'
import { SetAsideTexts } from './SetAsideTexts.tsx'
import './settings.css'

/** Everything a visitor may decide about the site and about their data. */
export function SettingsPage() {
  return (
    <div className="settings" data-react="">
      <PageTitle
        legend="Meta"
        title="Einstellungen"
        lead="Alles hier gilt nur für diesen Browser. Deine Daten kannst du jederzeit mitnehmen oder löschen."
      />
      <section aria-labelledby="ansicht">
        <SectionHead id="ansicht" title="Ansicht" legend="gilt sofort" />
        <Preferences />
      </section>
      <section aria-labelledby="daten">
        <SectionHead id="daten" title="Deine Daten" legend="nur hier" />
        <DataOverview />
      </section>
      <section aria-labelledby="sichern">
        <SectionHead id="sichern" title="Sichern und einlesen" legend="eine Datei" />
        <div className="settings-columns">
          <Export />
          <Import />
        </div>
      </section>
      <section aria-labelledby="staende">
        <SectionHead id="staende" title="Frühere Stände" legend="die letzten fünf" />
        <Backups />
      </section>
      <SetAsideTexts />
      <section aria-labelledby="loeschen">
        <SectionHead id="loeschen" title="Alles löschen" />
        <DeleteEverything />
      </section>
    </div>
  )
}
