import type { KeyText } from '../state/keys/binding.ts'
import { keyTexts, type CommandId } from '../state/keys/keyTable.ts'
import { counted, decimal } from './wording.ts'

const named = (what: string | number) =>
  typeof what === 'number' ? counted(what, 'Element', 'Elemente') : what

const texts = {
  title: 'SVG Editor',
  tree: 'Baum',
  form: 'Form',
  library: 'Bibliothek',
  source: 'Quelltext',
  canvas: 'Zeichnung',
  panels: 'Bereiche',
  findLabel: 'Anfang des Namens',
  findCount: (count: number) => (count === 0 ? 'nichts' : counted(count, 'Treffer', 'Treffer')),
  unavailable: 'Dieser Teil ließ sich nicht laden. Prüf die Verbindung und versuch es noch einmal.',
  hints: 'Was jetzt geht',
  locked: 'gesperrt',
  lockedText:
    'Diesen Teil der Datei kennt der Editor nicht. Er bleibt, wie er ist, und wird unverändert wieder ausgegeben.',
  formOf: (id: string) => `Felder von ${id}`,
  selectedCount: (count: number) => `${count} gewählt`,
  inherited: 'geerbt',
  stroke: 'Strich',
  strokeWidth: 'Strichstärke',
  fill: 'Füllung',
  fillOpacity: 'Deckkraft',
  rotateAngle: 'Drehung °',
  contrast: (ratio: number) => `${decimal(ratio.toFixed(1))} : 1`,
  contrastTitle: 'Kontrast auf weißem Papier',
  paletteFor: (field: string) => `Farben für ${field}`,
  entryOf: (number: number, command?: string) =>
    command === undefined ? `Punkt ${number}` : `Befehl ${number}, ${command}`,
  moreBefore: (count: number) => `davor noch ${count}`,
  moreAfter: (count: number) => `danach noch ${count}`,
  pathBroken: (at: number) =>
    `Ab Zeichen ${at} lässt sich der Pfad nicht lesen. Gezeichnet wird, was davor steht; der Rest bleibt erhalten.`,
  libraryEmpty: 'Noch nichts gemerkt. Die Taste `k` legt die Zeichnung hier ab.',
  blank: 'Ein leeres Blatt. Drück `+` und dann `c` für einen Kreis; was sonst geht, steht immer unten.',
  fitted: 'eingepasst',
  gridShort: 'Raster',
  snapShort: 'Einrasten',
  'saving.pending': 'sichert',
  'saving.saved': 'gesichert',
  'saving.tooLarge': 'zu groß',
  controlKey: 'Strg',
  content: 'Inhalt',
  textAnchor: 'Anker',
  fontSize: 'Schriftgröße',
  fontFamily: 'Schrift',
  fontWeight: 'Schriftstärke',
  offset: 'Stelle',
  stopColor: 'Farbe',
  stopOpacity: 'Deckkraft',
  attributeName: 'Name des Attributs',
  spaceKey: 'Leer',
  deleteKey: 'Entf',
  homeKey: 'Pos1',
  endKey: 'Ende',
  readout: (mode: string, x: number, y: number) => {
    if (mode === 'rotate') return `${decimal(x)}°`
    if (mode === 'scale') return `${decimal(100 + x)} % × ${decimal(100 + y)} %`
    return `Δx ${decimal(x)}  Δy ${decimal(y)}`
  },
  'section.shape': 'Maße',
  'section.points': 'Punkte',
  'section.path': 'Befehle',
  'section.paint': 'Farbe',
  'section.more': 'Weitere Attribute',
  'role.to.x': 'x',
  'role.to.y': 'y',
  'role.cs.x': 'x₁',
  'role.cs.y': 'y₁',
  'role.ce.x': 'x₂',
  'role.ce.y': 'y₂',
  'role.r.x': 'rx',
  'role.r.y': 'ry',
  'role.angle': 'Winkel',
  'role.large': 'groß',
  'role.sweep': 'rechtsum',
  'problem.number': 'Das ist keine Zahl und keine Rechnung.',
  'problem.negative': 'Hier darf nichts Negatives stehen.',
  'problem.share': 'Zwischen 0 und 1.',
  'problem.paint': 'Eine Farbe wie 000, #f80, none oder currentColor.',
  'problem.flag': 'Nur 0 oder 1.',
  'problem.attribute': 'So kann das Attribut nicht heißen.',
  'mode.ready': 'Bereit',
  'mode.add': 'Hinzufügen',
  'mode.command': 'Befehl',
  'mode.translate': 'Verschieben',
  'mode.rotate': 'Drehen',
  'mode.scale': 'Skalieren',
  'mode.point': 'Punkt',
  'mode.path': 'Pfadarbeit',
  'mode.convert': 'Umwandeln',
  'mode.order': 'Reihenfolge',
  'mode.align': 'Ausrichten',
  'mode.paint': 'Farbe',
  'mode.array': 'Reihe',
  'mode.view': 'Ansicht',
  'mode.file': 'Datei',
  'mode.field': 'Eingabe',
  'mode.find': 'Suche',
  'mode.text': 'Text',
  cancel: 'Abbrechen',
  reading: (name: string, percent: number) => `„${name}“ wird gelesen: ${percent} %`,
  building: (percent: number) => `Die Zeichnung wird aufgebaut: ${percent} %`,
  'say.selected': (id: string | number, at: string | number, of: string | number) => `${id}, ${at} von ${of}`,
  'say.selectedMany': (count: string | number) => `${count} gewählt`,
  'say.value': (key: string | number, value: string | number) => `${key} ${decimal(value)}`,
  'say.changed': (id: string | number, key: string | number, value: string | number) =>
    `${id}: ${key} ${decimal(value)}`,
  'say.nothingFound': (text: string | number) => `Nichts heißt so: ${text}`,
  'say.added': (id: string | number) => `${id} hinzugefügt`,
  'say.removed': (id: string | number) => `${id} entfernt`,
  'say.cut': (count: string | number) => `${counted(Number(count), 'Element', 'Elemente')} ausgeschnitten`,
  'say.copied': (count: string | number) => `${counted(Number(count), 'Element', 'Elemente')} kopiert`,
  'say.pasted': (ids: string | number) => `${ids} eingesetzt`,
  'say.duplicated': (ids: string | number) => `${ids} angelegt`,
  'say.hidden': (count: number, isOn: boolean) =>
    `${counted(count, 'Element', 'Elemente')} ${isOn ? 'ausgeblendet' : 'eingeblendet'}`,
  'say.fixed': (count: number, isOn: boolean) =>
    `${counted(count, 'Element', 'Elemente')} ${isOn ? 'fixiert' : 'gelöst'}`,
  hidden: 'ausgeblendet',
  fixed: 'fixiert',
  'say.undone': (left: string | number) => `Rückgängig, noch ${counted(Number(left), 'Schritt', 'Schritte')}`,
  'say.redone': (left: string | number) =>
    `Wiederhergestellt, noch ${counted(Number(left), 'Schritt', 'Schritte')}`,
  'say.nothingToUndo': () => 'Nichts rückgängig zu machen',
  'say.nothingToRedo': () => 'Nichts wiederherzustellen',
  'say.moved': (what: string | number, x: string | number, y: string | number, at: string | number) =>
    `${named(what)} verschoben um ${decimal(x)}, ${decimal(y)}${at === '' ? '' : `; jetzt bei ${decimal(at)}`}`,
  'say.turned': (what: string | number, degrees: string | number) =>
    `${named(what)} gedreht um ${decimal(degrees)} Grad`,
  'say.scaled': (what: string | number, x: string | number, y: string | number) =>
    `${named(what)} auf ${decimal(x)} mal ${decimal(y)} Prozent`,
  'say.finished': () => 'Fertig',
  'say.cancelled': () => 'Abgebrochen, alles wie zuvor',
  'say.pointAt': (at: string | number, of: string | number, x: string | number, y: string | number) =>
    `Punkt ${at} von ${of}: ${decimal(x)}, ${decimal(y)}`,
  'say.grouped': (id: string | number, count: string | number) =>
    `${id} mit ${counted(Number(count), 'Element', 'Elementen')}`,
  'say.ungrouped': (id: string | number, count: string | number) =>
    `${id} aufgelöst, ${counted(Number(count), 'Element', 'Elemente')} frei`,
  'say.notSiblings': () => 'Nur Geschwister lassen sich gruppieren',
  'say.groupHolds': (id: string | number, what: string | number) =>
    `${id} trägt ${what}, das für das Ganze gilt, und lässt sich deshalb nicht auflösen`,
  'say.noPlace': (id: string | number) => `${id} kann dorthin nicht`,
  'say.ordered': (id: string | number, parent: string | number, at: string | number, of: string | number) =>
    `${id} in ${parent}, ${at} von ${of}`,
  'say.copies': (count: number) => `${counted(count, 'Element', 'Elemente')} im Ring`,
  'say.painted': (count: number, colour: string) => `${counted(count, 'Element', 'Elemente')}: ${colour}`,
  'say.aligned': (count: string | number) => `${counted(Number(count), 'Element', 'Elemente')} ausgerichtet`,
  'say.alignsTo': (isLast: boolean): string => (isLast ? 'Am zuletzt Gewählten' : 'An der ganzen Auswahl'),
  usedColours: 'Farben der Zeichnung',
  pickColour: 'Pipette',
  'say.converted': (letter: string | number) => `In ${letter} umgewandelt`,
  'say.pathChanged': () => 'Pfad geändert',
  'say.zoom': (percent: string | number) => `${percent} Prozent`,
  'say.grid': (on: string | number): string => (on === 1 ? 'Raster an' : 'Raster aus'),
  'say.snap': (on: string | number): string => (on === 1 ? 'Einrasten an' : 'Einrasten aus'),
  'say.kept': (id: string | number) => `${id} in der Bibliothek`,
  'say.keptAlready': (id: string | number) => `${id} liegt schon so in der Bibliothek`,
  'say.loaded': (name: string | number, count: string | number) =>
    `${name} geladen, ${counted(Number(count), 'Element', 'Elemente')}`,
  'say.libraryRemoved': (id: string | number) => `${id} gelöscht; < holt es zurück`,
  'say.libraryDuplicated': (id: string | number) => `${id} angelegt`,
  'say.setAsideApplied': (count: number) => `${counted(count, 'Änderung', 'Änderungen')} übernommen`,
  'say.newDrawing': () => 'Neue Zeichnung; < holt die vorige zurück',
  'say.exported': (name: string | number) => `${name} ausgegeben`,
  'say.saved': (name: string | number) => `${name} gesichert`,
  'say.lockedNode': () => 'Gesperrt',
  'say.expanded': (id: string | number) => `${id} aufgeklappt`,
  'say.collapsed': (id: string | number) => `${id} zugeklappt`,
  'say.elsewhere': () => 'In einem anderen Fenster geändert',
}

type Texts = typeof texts
type KeyTexts = Readonly<Record<`key.${CommandId}`, KeyText>>

/** The texts that the editor shows and says from the start. */
export interface EditorLabels extends Texts, KeyTexts {}

export const editorLabels: EditorLabels = { ...keyTexts, ...texts }
