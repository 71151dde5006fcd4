import type { ToolSample } from '@kleinzeug/shell'
import type { AchievementsData } from './model/entry.ts'
import { sample as english } from './sample.en.ts'
import { entry, sampleOf } from './sampleDays.ts'

/** Two years of made-up achievements with one talk. */
export const sample: ToolSample<AchievementsData> = {
  ...english,
  de: sampleOf([
    entry('Einarbeitung für zwei Neue geschrieben', 'Die dritte Person kam ohne Rückfragen aus.', 'team'),
    entry('Formular auf eine Seite gekürzt', 'Halb so viele Rückfragen am Telefon.', 'ux', 'formulare'),
    entry('Nachtlauf der Tests von 40 auf 12 Minuten gebracht', '', 'technik'),
    entry('Vortrag vor 60 Leuten gehalten', 'Zwei Einladungen danach.', 'vortrag'),
    entry('Streit um die Zuständigkeit beigelegt', 'Beide Gruppen planen wieder zusammen.', 'team'),
    entry('Umstieg auf die neue Datenbank ohne Ausfall', '', 'technik'),
    entry('Barrierefreiheit der Anmeldung geprüft und behoben', 'Mit Tastatur und Vorlesen bedienbar.', 'ux'),
    entry('Dank einer Kundin für die schnelle Hilfe', '', 'kundschaft'),
    entry('Erstes Projekt allein geleitet', 'Pünktlich fertig.', 'leitung'),
    entry('Urlaubsvertretung im Nachbarteam', '', 'team'),
  ]),
}
