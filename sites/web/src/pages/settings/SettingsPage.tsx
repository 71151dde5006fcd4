import { mark, reactMark } from '../../page/marks.ts'
import type { ReactNode } from 'react'
import type { LoadedArticle } from '../loadArticle.ts'
import { pageLabels } from '../parts/labels.ts'
import { PageTitle } from '../parts/PageTitle.tsx'
import { SectionHead } from '../parts/SectionHead.tsx'
import { Backups } from './Backups.tsx'
import { Damage } from './damage/Damage.tsx'
import { DataOverview } from './DataOverview.tsx'
import { DeleteEverything } from './DeleteEverything.tsx'
import { Export } from './Export.tsx'
import { Folder } from './folder/Folder.tsx'
import { Import } from './Import.tsx'
import { OfflineSupply } from './OfflineSupply.tsx'
import {
  ExternalImages,
  OwnTools,
  PinnedRadio,
  SingleKeys,
  ThemeChoice,
  VisitConsent,
} from './Preferences.tsx'
import { settingsLabels } from './labels.ts'
import { SetAsideTexts } from './SetAsideTexts.tsx'
import './settings.css'

interface SectionProps {
  /** Its fragment in URLs. */
  kennung: string
  titel: string
  legende?: string
  /** Whether its parts stand side by side where there is room. */
  spalten?: boolean
  children: ReactNode
}

const Section = ({ kennung, titel, legende, spalten, children }: SectionProps) => (
  <section aria-labelledby={kennung}>
    <SectionHead id={kennung} title={titel} {...(legende && { legend: legende })} />
    <div className={spalten ? 'settings-columns' : 'settings-stack'}>{children}</div>
  </section>
)

/** The elements that the text of the settings may use. */
const components = {
  Abschnitt: Section,
  Farbschema: ThemeChoice,
  ExterneBilder: ExternalImages,
  Radio: PinnedRadio,
  Startseite: OwnTools,
  Tasten: SingleKeys,
  Besuche: VisitConsent,
  Bestand: DataOverview,
  Sichern: Export,
  Einlesen: Import,
  Ordner: Folder,
  OhneNetz: OfflineSupply,
  FruehereStaende: Backups,
  Kaputt: Damage,
  Beiseitegelegt: SetAsideTexts,
  AllesLoeschen: DeleteEverything,
}

/** Everything a visitor may decide about the site and about their data. */
export const SettingsPage = ({ article, Body }: LoadedArticle) => (
  <div className="settings" {...mark(reactMark)}>
    <PageTitle legend={pageLabels.settings} title={article.title} lead={article.description}>
      <p className="settings-loading">{settingsLabels.loading}</p>
    </PageTitle>
    <Body components={components} />
  </div>
)
