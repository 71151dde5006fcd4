import type { TemplateId } from './model/resume.ts'
import type { SectionId } from './model/sections.ts'
import type { KeyAction } from './view/keyTable.ts'

export interface ResumeLabels {
  title: string
  form: string
  preview: string
  view: string
  parts: string
  undo: string
  redo: string
  undone: string
  redone: string
  nothingToUndo: string
  download: string
  downloading: string
  downloaded: (name: string) => string
  downloadFailed: string
  missingLetters: (letters: string) => string
  print: string
  printHint: string
  close: string
  cancel: string
  pages: (count: number) => string
  pageName: (number: number) => string
  setting: string
  resumes: string
  resumeName: string
  unnamed: string
  newResume: string
  copyResume: string
  copyName: (name: string) => string
  deleteResume: string
  deleted: (name: string) => string
  example: string
  exampleHint: string
  person: string
  goal: string
  closing: string
  structure: string
  design: string
  check: string
  sections: Record<SectionId, string>
  count: (count: number) => string
  name: string
  street: string
  city: string
  birthDate: string
  birthDateHint: string
  birthCity: string
  citizenship: string
  maritalStatus: string
  personality: string
  telephone: string
  telephoneHint: string
  email: string
  website: string
  urls: string
  urlsHint: string
  optional: string
  profession: string
  reason: string
  reasonHint: string
  addEntry: (section: string) => string
  entryTitle: Record<SectionId, string>
  organisation: Record<'employments' | 'education' | 'certificates', string>
  place: string
  period: string
  periodHint: string
  periodError: string
  dateError: string
  text: string
  bullets: string
  bulletsHint: string
  link: string
  linkError: string
  level: string
  grade: string
  untitled: string
  noEntries: string
  deleteEntry: (name: string) => string
  entryDeleted: (name: string) => string
  move: (name: string) => string
  moveHint: string
  moved: (name: string, place: number, count: number) => string
  newestFirst: string
  sortedByHand: string
  sectionTitle: (section: string) => string
  hide: (section: string) => string
  structureHint: string
  placeOfSignature: string
  date: string
  today: string
  showClosing: string
  signature: string
  signatureHint: string
  chooseImage: string
  removeImage: string
  photo: string
  photoHint: string
  photoSize: (kilobytes: string) => string
  photoChoose: string
  photoCrop: string
  photoZoom: string
  photoAcross: string
  photoDown: string
  photoUse: string
  imageUnreadable: string
  template: string
  templates: Record<TemplateId, string>
  accent: string
  accents: Record<string, string>
  size: string
  density: string
  densities: Record<'tight' | 'normal' | 'airy', string>
  language: string
  languages: Record<'de' | 'en', string>
  showPhoto: string
  anonymous: string
  anonymousHint: string
  fileName: string
  fileNameHint: string
  gapMonths: string
  months: (count: number) => string
  nothingToCheck: string
  hints: {
    'no-name': string
    'no-contact': string
    'no-profession': string
    'no-stations': string
    'no-period': (name: string) => string
    'no-title': (section: string) => string
    'bad-link': (text: string) => string
    'bad-email': (text: string) => string
    phone: (text: string) => string
    gap: (from: string, to: string, months: number) => string
  }
  files: string
  exportTitle: string
  importTitle: string
  formats: Record<'json' | 'jsonResume' | 'docx' | 'text' | 'markdown', string>
  importHint: string
  importFile: string
  imported: (name: string) => string
  importProblems: Record<'not-json' | 'foreign' | 'empty' | 'too-large' | 'pdf' | 'no-text', string>
  importLoss: (count: number) => string
  importDraft: string
  machine: string
  machineHint: string
  machineRead: string
  machineReading: string
  machineFailed: string
  machineAll: (count: number) => string
  machineLost: (lost: number, count: number) => string
  machineText: string
  advert: string
  advertHint: string
  advertFound: string
  advertMissing: string
  advertNone: string

  showKeys: string
  keysTitle: string
  /** What each key of the key table does. */
  keys: Record<KeyAction, string>
}

/** The German texts of ResumeGenerator. Replace any of them through the `labels` prop. */
export const defaultLabels: ResumeLabels = {
  title: 'Lebenslaufgenerator',
  form: 'Formular',
  preview: 'Vorschau',
  view: 'Ansicht',
  parts: 'Teile',
  undo: 'Rückgängig',
  redo: 'Wiederholen',
  undone: 'Rückgängig gemacht.',
  redone: 'Wiederholt.',
  nothingToUndo: 'Es gibt nichts rückgängig zu machen.',
  download: 'PDF herunterladen',
  downloading: 'PDF wird geschrieben …',
  downloaded: (name) => `„${name}“ ist heruntergeladen.`,
  downloadFailed: 'Das PDF ließ sich nicht schreiben. Versuche es noch einmal oder drucke in eine Datei.',
  missingLetters: (letters) =>
    `Diese Zeichen hat die Schrift nicht: ${letters} Im PDF steht dafür ein Fragezeichen. Beim Drucken nimmt der Browser eine andere Schrift.`,
  print: 'Drucken',
  printHint: 'Im Druckdialog: Ränder „Keine“, Kopf- und Fußzeilen aus.',
  close: 'Schließen',
  cancel: 'Abbrechen',
  pages: (count) => (count === 1 ? '1 Seite' : `${count} Seiten`),
  pageName: (number) => `Seite ${number}`,
  setting: 'Die Seiten werden gesetzt …',
  resumes: 'Lebenslauf',
  resumeName: 'Name dieser Fassung',
  unnamed: 'Ohne Namen',
  newResume: 'Neu',
  copyResume: 'Kopieren',
  copyName: (name) => `${name} (Kopie)`,
  deleteResume: 'Löschen',
  deleted: (name) => `„${name}“ gelöscht. Rückgängig holt ihn zurück.`,
  example: 'Beispiel laden',
  exampleHint: 'Noch ist alles leer. Fang mit deinem Namen an oder sieh dir erst ein Beispiel an.',
  person: 'Person',
  goal: 'Beruf und Ziel',
  closing: 'Ort und Unterschrift',
  structure: 'Aufbau',
  design: 'Gestaltung',
  check: 'Prüfen',
  sections: {
    employments: 'Berufserfahrung',
    otherEmployments: 'Weitere Tätigkeiten',
    projects: 'Projekte',
    education: 'Ausbildung und Studium',
    trainings: 'Weiterbildung',
    certificates: 'Zertifikate',
    skills: 'Kenntnisse',
    languages: 'Sprachen',
    personality: 'Persönlichkeit',
    interests: 'Interessen',
  },
  count: (count) => (count === 1 ? '1 Eintrag' : `${count} Einträge`),
  name: 'Name',
  street: 'Straße und Hausnummer',
  city: 'Postleitzahl und Ort',
  birthDate: 'Geburtsdatum',
  birthDateHint: 'TT.MM.JJJJ',
  birthCity: 'Geburtsort',
  citizenship: 'Staatsangehörigkeit',
  maritalStatus: 'Familienstand',
  personality: 'Persönlichkeit',
  telephone: 'Telefon',
  telephoneHint: 'Nach DIN 5008: 030 1234567-89 oder +49 30 1234567',
  email: 'E-Mail',
  website: 'Internetseite',
  urls: 'Weitere Adressen',
  urlsHint: 'Eine je Zeile',
  optional: 'Nichts davon ist Pflicht. Was leer bleibt, erscheint nicht.',
  profession: 'Beruf oder angestrebte Tätigkeit',
  reason: 'Kurzprofil',
  reasonHint: 'Zwei, drei Sätze: was du kannst und was du suchst.',
  addEntry: (section) => `Eintrag in „${section}“`,
  entryTitle: {
    employments: 'Tätigkeit',
    otherEmployments: 'Tätigkeit',
    projects: 'Projekt',
    education: 'Abschluss oder Fach',
    trainings: 'Weiterbildung',
    certificates: 'Zertifikat',
    skills: 'Kenntnis',
    languages: 'Sprache',
    personality: 'Persönlichkeit',
    interests: 'Interesse',
  },
  organisation: {
    employments: 'Arbeitgeber',
    education: 'Schule oder Hochschule',
    certificates: 'Aussteller',
  },
  place: 'Ort',
  period: 'Zeitraum',
  periodHint: '03/2021 – 02/2024, seit 03/2021 oder 11/2023',
  periodError: 'Diesen Zeitraum kann ich nicht lesen. Schreibe ihn wie 03/2021 – 02/2024 oder seit 03/2021.',
  dateError: 'Dieses Datum gibt es nicht. Schreibe es wie 12.08.1988.',
  text: 'Beschreibung',
  bullets: 'Aufzählung',
  bulletsHint: 'Ein Punkt je Zeile',
  link: 'Link',
  linkError: 'Das ist keine Adresse, die mit https:// beginnen kann. Sie wird nicht gedruckt.',
  level: 'Stufe',
  grade: 'Note oder Abschluss',
  untitled: 'Ohne Titel',
  noEntries: 'Noch kein Eintrag.',
  deleteEntry: (name) => `„${name}“ löschen`,
  entryDeleted: (name) => `„${name}“ gelöscht. Rückgängig holt es an seinen Platz zurück.`,
  move: (name) => `„${name}“ verschieben`,
  moveHint: 'Mit den Pfeiltasten oder durch Ziehen.',
  moved: (name, place, count) => `„${name}“ steht jetzt an Stelle ${place} von ${count}.`,
  newestFirst: 'Neueste zuerst',
  sortedByHand: 'Von Hand geordnet.',
  sectionTitle: (section) => `Überschrift von „${section}“`,
  hide: (section) => `„${section}“ zeigen`,
  structureHint: 'Ordne die Abschnitte, gib ihnen andere Überschriften oder blende sie aus.',
  placeOfSignature: 'Ort der Unterschrift',
  date: 'Datum',
  today: 'Heute',
  showClosing: 'Ort, Datum und Unterschrift zeigen',
  signature: 'Unterschrift als Bild',
  signatureHint: 'Ohne Bild bleibt Platz, um von Hand zu unterschreiben.',
  chooseImage: 'Bild wählen',
  removeImage: 'Entfernen',
  photo: 'Foto',
  photoHint: 'Verbreitet, aber nicht vorgeschrieben.',
  photoSize: (kilobytes) => `531 × 709 Punkte, ${kilobytes}\u202fKB, ohne Aufnahmedaten`,
  photoChoose: 'Foto wählen',
  photoCrop: 'Ausschnitt wählen',
  photoZoom: 'Größe',
  photoAcross: 'Waagerecht',
  photoDown: 'Senkrecht',
  photoUse: 'Übernehmen',
  imageUnreadable:
    'Dieses Bild kann der Browser nicht öffnen. Speichere es als JPEG oder PNG und wähle es noch einmal. Fotos vom iPhone (HEIC) lassen sich in „Fotos“ als JPEG ausgeben.',
  template: 'Vorlage',
  templates: { classic: 'Klassisch', edge: 'Kante', plain: 'Schlicht', axis: 'Achse' },
  accent: 'Farbe',
  accents: {
    '#1b1c1e': 'Schwarz',
    '#8f2d07': 'Rost',
    '#7a5a00': 'Ocker',
    '#1a572e': 'Tanne',
    '#0f5c63': 'Petrol',
    '#1f4e8c': 'Blau',
    '#5b3a86': 'Violett',
    '#8a1f4a': 'Beere',
  },
  size: 'Schriftgröße',
  density: 'Zeilenabstand',
  densities: { tight: 'eng', normal: 'normal', airy: 'weit' },
  language: 'Sprache der Überschriften',
  languages: { de: 'Deutsch', en: 'Englisch' },
  showPhoto: 'Foto zeigen',
  anonymous: 'Anonym',
  anonymousHint: 'Lässt Foto, Geburtsdatum, Geburtsort und Familienstand weg.',
  fileName: 'Dateiname',
  fileNameHint: '{name}, {title}, {date} und {resume} werden ersetzt.',
  gapMonths: 'Lücken melden über',
  months: (count) => (count === 1 ? '1 Monat' : `${count} Monate`),
  nothingToCheck: 'Nichts fehlt, keine Lücke.',
  hints: {
    'no-name': 'Der Name fehlt.',
    'no-contact': 'E-Mail oder Telefon fehlt: So kann niemand antworten.',
    'no-profession': 'Der Beruf fehlt. Er steht unter dem Namen.',
    'no-stations': 'Es gibt noch keine Station. Beginne mit der Berufserfahrung.',
    'no-period': (name) => `„${name}“ hat keinen Zeitraum.`,
    'no-title': (section) => `Ein Eintrag in „${section}“ hat keinen Titel.`,
    'bad-link': (text) => `„${text}“ ist keine Internetadresse und wird nicht gedruckt.`,
    'bad-email': (text) => `„${text}“ ist keine E-Mail-Adresse.`,
    phone: (text) => `Telefon nach DIN 5008: ${text}`,
    gap: (from, to, months) =>
      `Lücke von ${months === 1 ? 'einem Monat' : `${months} Monaten`}: ${from} – ${to}`,
  },
  files: 'Dateien',
  exportTitle: 'Exportieren',
  importTitle: 'Importieren',
  formats: {
    json: 'Eigenes JSON',
    jsonResume: 'JSON Resume',
    docx: 'Word (DOCX)',
    text: 'Text',
    markdown: 'Markdown',
  },
  importHint:
    'Liest eigenes JSON, JSON Resume, Europass (XML) und als ersten Entwurf den Text eines PDF. Der jetzige Lebenslauf bleibt daneben erhalten.',
  importFile: 'Datei wählen',
  imported: (name) => `„${name}“ ist gelesen und steht als neue Fassung bereit.`,
  importProblems: {
    'not-json': 'Diese Datei ist weder JSON noch XML noch PDF. Wähle eine andere.',
    foreign:
      'In dieser Datei steht kein Lebenslauf, den ich lesen kann. Wähle JSON Resume, Europass oder eigenes JSON.',
    empty: 'Diese Datei ist leer. Wähle eine andere.',
    'too-large': 'Diese Datei ist größer als 20\u202fMB. Wähle eine kleinere.',
    pdf: 'Dieses PDF lässt sich nicht lesen. Ist es geschützt, speichere es ohne Kennwort.',
    'no-text': 'In diesem PDF steht kein Text, vermutlich ist es ein eingescanntes Bild.',
  },
  importLoss: (count) =>
    count === 1 ? 'Ein Teil war nicht lesbar und fehlt.' : `${count} Teile waren nicht lesbar und fehlen.`,
  importDraft: 'Das ist ein erster Entwurf aus dem Text. Prüfe jedes Feld.',
  machine: 'Was eine Maschine liest',
  machineHint:
    'Das PDF wird geschrieben und wieder ausgelesen, wie es Programme tun, die Bewerbungen einlesen.',
  machineRead: 'PDF auslesen',
  machineReading: 'Das PDF wird ausgelesen …',
  machineFailed: 'Das PDF ließ sich nicht auslesen. Versuche es noch einmal.',
  machineAll: (count) => `Alle ${count} Angaben stehen wörtlich im ausgelesenen Text.`,
  machineLost: (lost, count) => `${lost} von ${count} Angaben fehlen im ausgelesenen Text:`,
  machineText: 'Ausgelesener Text',
  advert: 'Stellenanzeige vergleichen',
  advertHint: 'Füge den Text der Anzeige ein. Der Vergleich bleibt in deinem Browser.',
  advertFound: 'Steht im Lebenslauf',
  advertMissing: 'Fehlt im Lebenslauf',
  advertNone: 'Keine',
  showKeys: 'Tasten zeigen',
  keysTitle: 'Tasten',
  keys: {
    newEntry: 'Neuer Eintrag im offenen Abschnitt',
    undo: 'Rückgängig',
    redo: 'Wiederholen',
    download: 'PDF herunterladen',
    print: 'Drucken',
    showKeys: 'Tasten zeigen',
  },
}
