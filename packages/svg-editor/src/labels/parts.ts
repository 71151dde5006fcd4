import { counted, decimal, grouped } from './wording.ts'

/** The texts of the parts that are loaded when needed: dialogs, alerts, output and source panel. */
export const partLabels = {
  close: 'Schließen',
  paletteFor: (field: string) => `Farben für ${field}`,
  usedColours: 'Farben der Zeichnung',
  pickColour: 'Pipette',
  sourceProblem: (what: string, line: number, column: number) => `Zeile ${line}, Spalte ${column}: ${what}`,
  helpTitle: 'Alle Tasten',
  helpIntro:
    'Die Leiste unten zeigt, was gerade geht. In Eingabefeldern gehören die Tasten dem Text; Eingabetaste oder Esc führt heraus. Eine Zahl vor einer Taste wiederholt sie oder gibt die Weite an: 12 → schiebt um 12.',
  pasteTitle: 'SVG als Text einsetzen',
  pasteLabel: 'Quelltext',
  pasteHint: 'Die Zeichnung ersetzt die offene; ein Schritt zurück holt diese wieder.',
  pasteOpen: 'Öffnen',
  pastedName: 'Eingesetzter Text',
  outputTitle: 'Ausgabe',
  outputForm: 'Format',
  'output.source': 'Original',
  'output.pretty': 'Schön',
  'output.minified': 'Klein',
  'output.optimised': 'SVGO',
  'output.jsx': 'JSX',
  'output.tsx': 'TSX',
  'output.css': 'CSS',
  'output.png': 'PNG',
  'about.source': 'Was geladen wurde, Zeichen für Zeichen, samt deinen Änderungen.',
  'about.pretty': 'Ein Element je Zeile, eingerückt. Zahlen und Namen bleiben.',
  'about.minified': 'Ohne Kommentare und Leerraum. Nichts ist gerundet, das Bild bleibt gleich.',
  'about.optimised':
    'SVGO rundet und fasst zusammen; Namen und Grundformen bleiben. Das Ergebnis wird erst übernommen, wenn du es sagst.',
  'about.jsx': 'Eine React-Komponente in JavaScript.',
  'about.tsx': 'Eine React-Komponente in TypeScript.',
  'about.css': 'Als Daten-Adresse für ein Stylesheet.',
  'about.png': 'Ein Bild aus Punkten, doppelt so groß wie die Zeichnung.',
  bytes: (now: number, before: number) =>
    now === before
      ? `${grouped(now, '.')} Byte`
      : `${grouped(now, '.')} Byte (${Math.round((100 * now) / before)} % des Originals)`,
  copyText: 'Kopieren',
  copiedText: 'Kopiert',
  copyFailed: 'Der Browser lässt das Kopieren nicht zu. Der Text lässt sich von Hand markieren.',
  saveFile: 'Als Datei sichern',
  savedBytes: (bytes: number) => `Gesichert, ${grouped(bytes, '.')} Byte.`,
  pngFailed: 'Der Browser konnte das Bild nicht zeichnen.',
  takeOver: 'In die Zeichnung übernehmen',
  dropResult: 'Verwerfen',
  before: 'Vorher',
  after: 'Nachher',
  stop: 'Abbrechen',
  again: 'Noch einmal',
  pngPreview: 'Das Bild',
  pixels: (width: number, height: number) => `${width} × ${height} Punkte`,
  'optimiser.running': 'SVGO rechnet nebenher. Du kannst jederzeit abbrechen.',
  'optimiser.stopped': 'Abgebrochen. Die Zeichnung ist, wie sie war.',
  'optimiser.unreadable': 'SVGO konnte diese Zeichnung nicht lesen. Sie bleibt, wie sie ist.',
  'optimiser.unavailable': 'SVGO ließ sich nicht laden. Die Zeichnung bleibt, wie sie ist.',
  'optimiser.taken': 'Übernommen. Die Taste < holt die vorige Zeichnung zurück.',
  'alert.file': 'Diese Datei lässt sich nicht öffnen',
  'alert.json': 'Diese Datei lässt sich nicht öffnen',
  'alert.encoding': 'Andere Zeichencodierung',
  'alert.unreadable': 'Diese Datei lässt sich nicht öffnen',
  'alert.unwritten': 'Nicht geschrieben',
  unwritten:
    'Die Datei ließ sich nicht schreiben, vielleicht ist sie verschoben oder geschützt. Mit Strg+S wählst du eine andere.',
  'alert.changed': 'Anderswo geändert',
  changedElsewhere: (name: string) =>
    `Ein anderes Programm hat „${name}“ geändert, seit die Datei hier gelesen oder geschrieben wurde. Bis du dich entscheidest, bleibt sie, wie sie ist.`,
  'write.changed': 'Überschreiben',
  'alert.again': 'Wieder in dieselbe Datei?',
  writtenBefore: (name: string) => `Bei einem früheren Besuch wurde die Zeichnung in „${name}“ geschrieben.`,
  'write.again': 'Dorthin schreiben',
  otherFile: 'Andere Datei wählen …',
  inlineTitle: (name: string) => `Zeichnungen in „${name}“`,
  inlineEntry: (line: number, name: string) => `Zeile ${line}${name && `: ${name}`}`,
  inlineProblem: (line: number, what: string) =>
    `Die Zeichnung in Zeile ${line} lässt sich nicht bearbeiten: ${what}`,
  inlineLossy: 'Sie käme nicht Zeichen für Zeichen zurück.',
  inlineNone: (name: string) =>
    `„${name}“ enthält keine Zeichnung, also kein Element <svg>. Deine Zeichnung ist unberührt.`,
  'alert.inline': 'Hier lässt sich nichts bearbeiten',
  'alert.expressions': 'Ausdrücke bleiben, wie sie sind',
  expressions: (names: readonly string[]) =>
    `Berechnet wird nichts, was in geschweiften Klammern steht: ${names.join(', ')}. Es fehlt im Bild und bleibt in der Datei, solange du es nicht überschreibst.`,
  'say.copiedBack': () => 'Der ganze Text liegt in der Zwischenablage',
  'alert.combine': 'Das geht so nicht',
  'combine.few': () => 'Dafür braucht es mindestens zwei Formen: Umschalt und ↓ erweitert die Auswahl.',
  'combine.kind': (id: string) =>
    `${id} ist keine Form mit einer Fläche. Verrechnen lassen sich Rechteck, Kreis, Ellipse, Polygon und geschlossene Pfade; Text, Bilder, Gruppen und Verweise nicht.`,
  'combine.open': (id: string) =>
    `${id} ist offen und hat keine eindeutige Fläche. Schließ den Pfad mit dem Befehl z, dann geht es.`,
  'combine.broken': (id: string) =>
    `Der Pfad ${id} lässt sich nicht bis zum Ende lesen. Berichtige ihn zuerst.`,
  'combine.flat': (id: string) => `${id} hat keine Fläche.`,
  'combine.empty': () => 'Es bliebe nichts übrig. Die Formen sind unverändert.',
  'combine.failed': () => 'Diese Formen ließen sich nicht verrechnen. Sie sind unverändert.',
  'combine.fixed': (id: string) => `${id} ist fixiert. Die Taste l löst, was fixiert ist.`,
  'combine.noPath': (id: string) => `${id} ist kein Pfad. Vereinfachen lassen sich nur Pfade.`,
  'say.combined': (id: string, count: number) => `${id} aus ${counted(count, 'Form', 'Formen')}`,
  'say.simplified': (before: number, after: number, tolerance: number) =>
    `${counted(before, 'Punkt', 'Punkte')}, jetzt ${after}; höchstens ${decimal(tolerance)} daneben`,
  'alert.tooLarge': 'Zu groß zum Merken',
  'alert.journal': 'Letzte Änderungen beiseitegelegt',
  'alert.namespace': 'Ein Namensraum fehlt',
  'alert.stripped': 'Nicht alles wird gezeigt',
  fileProblem: (name: string, what: string, line: number, column: number, placed: boolean) =>
    `„${name}“: ${what}${placed ? ` (Zeile ${line}, Spalte ${column})` : ''} Deine Zeichnung ist unberührt.`,
  jsonProblem: (name: string) =>
    `„${name}“ enthält keine Zeichnung dieses Editors. Lade eine Datei, die mit f, s gesichert wurde, oder ein SVG. Deine Zeichnung ist unberührt.`,
  unreadable: (name: string) =>
    `${name === '' ? 'Die Datei' : `„${name}“`} konnte nicht gelesen werden. Deine Zeichnung ist unberührt.`,
  tooLarge:
    'Diese Zeichnung ist größer, als der Browser dauerhaft behalten kann. Sie bleibt offen, bis du die Seite schließt: Sichere sie vorher als Datei (f, dann s oder x).',
  journal:
    'Die letzten Änderungen eines früheren Besuchs passen nicht zur gespeicherten Zeichnung, etwa weil ein anderer Tab sie ersetzt hat. Sie bleiben beiseitegelegt und kommen in den Export deiner Daten mit, bis du sie übernimmst oder für sich öffnest.',
  journalRefused: (count: number) =>
    `${counted(count, 'Änderung passt', 'Änderungen passen')} nicht in diese Zeichnung; alles Übrige ist übernommen. Alle Änderungen bleiben beiseitegelegt und lassen sich für sich öffnen.`,
  applySetAside: 'In diese Zeichnung übernehmen',
  openSetAside: 'Als eigene Zeichnung öffnen',
  setAsideName: 'Beiseitegelegte Änderungen',
  encoding: (name: string) =>
    `Die Datei war in ${name} geschrieben. Ausgegeben wird sie in UTF-8, und ihre erste Zeile sagt das jetzt auch.`,
  namespaceMissing: (prefix: string) =>
    `In der Datei fehlt die Angabe „${prefix}“. Hier wird sie trotzdem gezeigt, allein im Browser aber nicht.`,
  addNamespace: (prefix: string) => `${prefix} ergänzen`,
  stripped: (names: readonly string[]) =>
    `Die Datei enthält ${names.join(', ')}. Das wird weder ausgeführt noch geladen noch gezeigt; beim Ausgeben bleibt es erhalten.`,
  'svg.empty': () => 'Der Text ist leer.',
  'svg.tooLarge': () => 'Sie ist größer als zehn Millionen Zeichen.',
  'svg.tooDeep': () => 'Die Elemente sind zu tief ineinander geschachtelt.',
  'svg.tooMany': () => 'Sie enthält mehr als 50 000 Elemente.',
  'svg.noSvg': () => 'Das ist kein SVG: Das äußerste Element muss <svg> heißen.',
  'svg.twoRoots': (detail: string) => `Nach dem Ende der Zeichnung folgt noch <${detail}>.`,
  'svg.textOutside': () => 'Außerhalb der Zeichnung steht Text.',
  'svg.unclosed': (detail: string) => `„${detail}“ wird nicht geschlossen.`,
  'svg.wrongEnd': (detail: string) => `</${detail}> passt zu keinem offenen Element.`,
  'svg.badTag': (detail: string) =>
    detail === '' ? 'Ein einzelnes „<“ ist kein Element.' : `Das Element <${detail}> ist falsch geschrieben.`,
  'svg.badAttribute': (detail: string) => `Das Attribut „${detail}“ ist falsch geschrieben.`,
  'svg.twiceAttribute': (detail: string) => `Das Attribut „${detail}“ steht zweimal da.`,
  'svg.badEntity': () => 'Ein einzelnes „&“ muss als &amp; geschrieben werden.',
  'svg.encoding': (detail: string) =>
    `Ihre Zeichen sind nicht in ${detail.toUpperCase()}, wie sie selbst angibt. Sichere sie als UTF-8 und lade sie noch einmal.`,
  'svg.json': () => 'Hier bricht das JSON ab.',
  'svg.badCharacter': () => 'Hier steht ein Zeichen, das in XML nicht erlaubt ist.',
  'say.optimised': () => 'Optimierte Zeichnung übernommen; < holt die vorige zurück',
}
