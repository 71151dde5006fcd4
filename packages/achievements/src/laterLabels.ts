import { numberFormat } from '@kleinzeug/shell/labels'
import type { ImportProblem } from './model/files/imported.ts'

const number = numberFormat('de-DE')
const count = (value: number, one: string, many: string) => `${number(value)} ${value === 1 ? one : many}`
const entries = (value: number) => count(value, 'Eintrag', 'Einträge')

/** The German texts of the parts that load on request. */
export const laterLabels = {
  prepare: 'Gespräch in zehn Minuten',
  prepareHelp:
    'Was ist seit dem letzten Gespräch gelungen? Ordne es in wenige Themen, gib ihnen Namen, die dein Gegenüber versteht, und nimm die Seite mit.',
  prepareSince: 'Seit',
  prepareAll: 'Anfang an',
  prepareCount: (value: number, themes: number) =>
    `${entries(value)} in ${count(themes, 'Thema', 'Themen')}.`,
  prepareNothing:
    'Seit diesem Tag ist nichts eingetragen. Wähl einen früheren, oder schreib zuerst auf, was gelungen ist.',
  themeName: 'Name des Themas',
  themeOf: (title: string) => `Thema von „${title}“`,
  noTheme: 'Ohne Thema',
  unnamed: (id: string) => `Neues Thema ${id}`,
  newTheme: 'In ein neues Thema',
  printPage: 'Eine Seite drucken',
  copyBullets: 'Stichpunkte für den Lebenslauf kopieren',
  bulletsCopied: 'Die Stichpunkte sind kopiert.',
  backToTalks: 'Zurück',
  talkSheet: 'Für das Gespräch',
  talkSheetSince: (date: string | undefined) => (date ? `seit dem ${date}` : 'alles bisher'),
  talksHelp:
    'Trag ein, wann du zuletzt über deine Arbeit gesprochen hast. Die Liste zeigt auf Wunsch nur, was seitdem gelungen ist.',
  talkDate: 'Tag des Gesprächs',
  addTalk: 'Eintragen',
  removeTalk: (date: string) => `Gespräch vom ${date} entfernen`,
  noTalks: 'Noch ist kein Gespräch eingetragen.',
  talkInvalid: 'Wähl einen vollständigen Tag.',
  reminder: 'Erinnerung',
  reminderDays: 'Tage ohne Eintrag, nach denen du erinnert wirst',
  reminderHelp: '0 heißt: nie. Die Erinnerung erscheint hier im Gerät, es gibt keine Mitteilungen.',
  reminderInvalid: 'Gib eine ganze Zahl von 0 bis 365 ein.',
  exportHelp: (value: number, filtered: boolean) =>
    filtered
      ? `Text, Markdown und CSV enthalten die ${entries(value)}, die die Liste gerade zeigt, JSON enthält alles.`
      : `${entries(value)}. JSON ist die vollständige Sicherung.`,
  copyText: 'Als Text kopieren',
  importHelp:
    'JSON, CSV oder Markdown, auch fremde Listen: ein Punkt je Zeile, vorn ein Datum. Vor dem Import siehst du, was sich ändert; gelöscht wird nichts.',
  importProblem: ({ line, fault, text }: ImportProblem) =>
    fault === 'date'
      ? `Zeile ${line}: „${text}“ ist kein Datum. Der Eintrag kommt ohne Datum.`
      : `Zeile ${line}: Der Titel fehlt. Die Zeile wird ausgelassen.`,
  refused: {
    'no-columns':
      'Die erste Zeile nennt keine Spalte „Erfolg“ oder „Titel“. Benenne die Spalten und wähl die Datei noch einmal.',
    'no-entries':
      'Darin ist kein Eintrag zu finden. Eine Liste hat einen Punkt je Zeile: „- 12.3.2026: Titel“.',
    'no-list':
      'In diesem JSON ist keine Liste von Erfolgen. Wähl eine Sicherung dieser Seite oder eine Liste.',
  },
  talkOf: (date: string) => `Gespräch vom ${date}`,
  fieldAdded: 'Aufgeschrieben am',
  fileName: 'erfolge',
}
