import { firstLabels } from './firstLabels.ts'
import type { ImportProblem, Refusal } from './model/files/imported.ts'
import type { StoreShare } from './model/storeShare.ts'

const { cardCount, storePart } = firstLabels

/** The German texts of the parts that load on request: the form, texts in Markdown, files. */
export const laterLabels = {
  join: (value: number) => `${value} zusammenlegen`,
  joined: 'Zusammengelegt.',
  missingLink: (title: string) => `„${title}“ gibt es noch nicht`,
  done: 'Fertig',
  fieldTitle: 'Titel',
  fieldUrl: 'Adresse',
  urlInvalid:
    'Das ist keine Adresse. Schreib sie wie https://example.org/seite, ohne Leerzeichen. Bis dahin bleibt die alte gespeichert.',
  urlKnown: (title: string) => `Diese Adresse hat auch „${title}“. Unter „Doppelt“ legst du beide zusammen.`,
  fieldNumber: 'Nummer',
  numberHint: 'Nach Luhmann, zum Beispiel 21/3a. Leer lassen, wenn du nicht nummerierst.',
  numberInvalid:
    'Ziffern und Buchstaben im Wechsel, zum Beispiel 21/3a. Bis dahin bleibt die alte Nummer gespeichert.',
  numberKnown: (title: string) => `Diese Nummer hat auch „${title}“.`,
  sequence: 'Folge',
  numberBeside: (number: string) => `Dahinter: ${number}`,
  numberBelow: (number: string) => `Abzweigen: ${number}`,
  fieldTags: 'Tags',
  tagsHint: 'Mehrere durch Kommas trennen.',
  fieldText: 'Text',
  textHint: 'Markdown. [[Titel]] verweist auf einen anderen Zettel.',
  linkSuggestions: 'Verweis auf',
  linksFound: (value: number) =>
    `${value === 1 ? 'Ein Titel' : `${value} Titel`}. Pfeiltasten wählen, die Eingabetaste verweist.`,
  linkInserted: (title: string) => `Verweis auf „${title}“ eingefügt.`,
  mentions: (value: number, title: string) =>
    `${value === 1 ? 'Ein Zettel nennt' : `${value} Zettel nennen`} „${title}“`,
  forgotten: 'Heute wiedergefunden:',
  linkMention: 'Verlinken',
  linkMentionIn: (title: string) => `In „${title}“ verlinken`,
  linkMentions: (value: number) => `Alle ${value} verlinken`,
  mentionsLinked: (value: number) => (value === 1 ? 'Ein Verweis gesetzt.' : `${value} Verweise gesetzt.`),
  saveAttachment: (title: string) => `„${title}“ speichern`,
  image: (host: string) => `Bild von ${host}`,
  showImages: (host: string) => `Bilder von ${host} zeigen`,
  hideImages: (host: string) => `Bilder von ${host} nicht mehr laden`,
  imageFailed: (host: string) => `${host} hat das Bild nicht geliefert. Prüf die Adresse im Text.`,
  exportHelp: (value: number) =>
    `${cardCount(value)}, je einer eine Datei: Notizen als Markdown, Anhänge wie sie waren. Obsidian und andere lesen sie.`,
  exportZip: 'Markdown (ZIP)',
  importHelp:
    'Lesezeichen (HTML), Markdown, ZIP, Linkwarden (JSON), Raindrop und Pocket (CSV). Vor dem Import siehst du, was dazukommt; gelöscht wird nichts.',
  importProblem: ({ fault, text }: ImportProblem) =>
    fault === 'address'
      ? `„${text}“ hat keine Webadresse und wird ausgelassen.`
      : fault === 'empty'
        ? 'Ein Eintrag ohne Titel, Text und Adresse wird ausgelassen.'
        : fault === 'attachment'
          ? `„${text}“ ist zu groß für den Speicher dieses Browsers und bleibt draußen.`
          : `„${text}“ ist kein Eintrag und wird ausgelassen.`,
  refused: (why: Refusal, file: string) =>
    `${file}: ${
      {
        empty: 'Darin steht nichts. Wähl eine andere Datei.',
        'no-columns': 'Die erste Zeile nennt keine Spalte „url“. Exportiere noch einmal als CSV.',
        'no-links': 'Darin ist kein Link zu finden. Wähl den Export der Lesezeichen.',
        'no-json': 'Das ist kein lesbares JSON. Exportiere die Datei noch einmal.',
        unknown: 'Dieses Format ist unbekannt. Wähl HTML, Markdown, CSV, JSON oder ZIP.',
        'too-large': 'Das ist zu viel auf einmal. Wähl weniger Dateien.',
        'no-archive': 'Dieses ZIP lässt sich nicht lesen oder ist zu groß. Entpack es und wähl den Ordner.',
      }[why]
    }`,
  doesNotFit: ({ part }: StoreShare) =>
    `So viel passt nicht in den Speicher dieses Browsers (jetzt zu ${storePart(part)} belegt). Importiere einen Teil davon.`,
  fieldAliases: 'Frühere Titel',
  fieldCreated: 'Geschrieben am',
  bookmarkletHead: 'Von jeder Seite ablegen',
  bookmarkletHelp:
    'Zieh den Link in die Lesezeichenleiste oder kopiere ihn in ein neues Lesezeichen. Er öffnet Neo Cortex mit der Adresse der Seite, auf der du bist. Sie steht hinter dem #, wird also nie an einen Server geschickt; gespeichert wird erst, wenn du „Ablegen“ drückst.',
  bookmarkletName: 'In Neo Cortex ablegen',
  bookmarkletCode: 'Adresse des Lesezeichens',
  copy: 'Kopieren',
  /** Of the zip and the folder in it. */
  fileName: 'neo-cortex',
}
