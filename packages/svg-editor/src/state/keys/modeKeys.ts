// The keys of menus, gestures and text fields.
import type { Binding } from './binding.ts'
import { gestures, menus, number, ready } from './conditions.ts'
import { commandText, conversionText, convertLetters, letterKeys, pathLetters } from './pathLetters.ts'

export const modeKeys = [
  // The add menu and the commands of a path.
  { id: 'add.circle', text: ['Kreis', 'Kreis hinzufügen'], keys: ['c'], modes: ['add'] },
  { id: 'add.ellipse', text: ['Ellipse', 'Ellipse hinzufügen'], keys: ['e'], modes: ['add'] },
  { id: 'add.group', text: ['Gruppe', 'Gruppe hinzufügen'], keys: ['g'], modes: ['add'] },
  { id: 'add.line', text: ['Linie', 'Linie hinzufügen'], keys: ['l'], modes: ['add'] },
  { id: 'add.polygon', text: ['Vieleck', 'Vieleck hinzufügen'], keys: ['n'], modes: ['add'] },
  { id: 'add.path', text: ['Pfad', 'Pfad hinzufügen'], keys: ['p'], modes: ['add'] },
  { id: 'add.rect', text: ['Rechteck', 'Rechteck hinzufügen'], keys: ['r'], modes: ['add'] },
  { id: 'add.polyline', text: ['Linienzug', 'Linienzug hinzufügen'], keys: ['y'], modes: ['add'] },
  ...letterKeys('command', pathLetters, commandText).map((row) => ({ ...row, modes: ['command'] as const })),

  // The gestures.
  {
    id: 'moveLeft',
    text: ['verschieben um 1', 'Nach links; ⇧ 10, Alt 0,1'],
    keys: ['ArrowLeft'],
    modes: ['translate'],
    amounts: true,
  },
  {
    id: 'moveRight',
    text: ['verschieben um 1', 'Nach rechts'],
    keys: ['ArrowRight'],
    modes: ['translate'],
    amounts: true,
  },
  {
    id: 'moveUp',
    text: ['verschieben um 1', 'Nach oben'],
    keys: ['ArrowUp'],
    modes: ['translate'],
    amounts: true,
  },
  {
    id: 'moveDown',
    text: ['verschieben um 1', 'Nach unten'],
    keys: ['ArrowDown'],
    modes: ['translate'],
    amounts: true,
  },
  {
    id: 'turnLeft',
    text: ['drehen um 1°', 'Gegen den Uhrzeigersinn; ⇧ 10°, Alt 0,1°'],
    keys: ['ArrowLeft', 'ArrowUp'],
    modes: ['rotate'],
    amounts: true,
  },
  {
    id: 'turnRight',
    text: ['drehen um 1°', 'Im Uhrzeigersinn'],
    keys: ['ArrowRight', 'ArrowDown'],
    modes: ['rotate'],
    amounts: true,
  },
  { id: 'narrower', text: ['Breite 1 %', 'Schmaler'], keys: ['ArrowLeft'], modes: ['scale'], amounts: true },
  { id: 'wider', text: ['Breite 1 %', 'Breiter'], keys: ['ArrowRight'], modes: ['scale'], amounts: true },
  { id: 'taller', text: ['Höhe 1 %', 'Höher'], keys: ['ArrowUp'], modes: ['scale'], amounts: true },
  { id: 'lower', text: ['Höhe 1 %', 'Niedriger'], keys: ['ArrowDown'], modes: ['scale'], amounts: true },
  { id: 'larger', text: ['ganz 1 %', 'Größer'], keys: ['+'], modes: ['scale'] },
  { id: 'smaller', text: ['ganz 1 %', 'Kleiner'], keys: ['-', '−'], modes: ['scale'] },
  {
    id: 'pointLeft',
    text: ['Punkt um 1', 'Punkt nach links; ⇧ 10, Alt 0,1'],
    keys: ['ArrowLeft'],
    modes: ['point'],
    amounts: true,
  },
  {
    id: 'pointRight',
    text: ['Punkt um 1', 'Punkt nach rechts'],
    keys: ['ArrowRight'],
    modes: ['point'],
    amounts: true,
  },
  {
    id: 'pointUp',
    text: ['Punkt um 1', 'Punkt nach oben'],
    keys: ['ArrowUp'],
    modes: ['point'],
    amounts: true,
  },
  {
    id: 'pointDown',
    text: ['Punkt um 1', 'Punkt nach unten'],
    keys: ['ArrowDown'],
    modes: ['point'],
    amounts: true,
  },
  { id: 'pointNext', text: ['anderer Punkt', 'Zum nächsten Punkt'], keys: ['n', 'Tab'], modes: ['point'] },
  {
    id: 'pointBack',
    text: ['anderer Punkt', 'Zum vorigen Punkt'],
    keys: ['b', 'Shift+Tab'],
    modes: ['point'],
  },
  { id: 'finish', text: ['fertig', 'Fertig'], keys: ['Enter'], modes: gestures },
  { id: 'cancel', text: ['abbrechen', 'Abbrechen'], keys: ['Escape'], modes: [...gestures, ...menus] },

  // Work on a path.
  { id: 'path.split', text: ['teilen', 'Befehl in der Mitte teilen'], keys: ['i'], modes: ['path'] },
  {
    id: 'path.convert',
    text: ['umwandeln', 'Befehl in einen anderen umwandeln'],
    keys: ['k'],
    modes: ['path'],
  },
  {
    id: 'path.relative',
    text: ['abs ↔ rel', 'Befehl zwischen absolut und relativ umstellen'],
    keys: ['r'],
    modes: ['path'],
  },
  {
    id: 'path.allAbsolute',
    text: ['alles absolut', 'Alle Befehle absolut schreiben'],
    keys: ['A'],
    modes: ['path'],
  },
  {
    id: 'path.allRelative',
    text: ['alles relativ', 'Alle Befehle relativ schreiben'],
    keys: ['R'],
    modes: ['path'],
  },
  { id: 'path.reverse', text: ['umkehren', 'Pfad andersherum zeichnen'], keys: ['u'], modes: ['path'] },
  ...letterKeys('convert', convertLetters, conversionText).map((row) => ({
    ...row,
    modes: ['convert'] as const,
  })),

  // Order in the tree.
  { id: 'order.up', text: ['davor', 'Einen Platz nach vorn'], keys: ['ArrowUp'], modes: ['order'] },
  { id: 'order.down', text: ['dahinter', 'Einen Platz nach hinten'], keys: ['ArrowDown'], modes: ['order'] },
  { id: 'order.in', text: ['hinein', 'In die Gruppe davor'], keys: ['ArrowRight'], modes: ['order'] },
  { id: 'order.out', text: ['heraus', 'Aus der Gruppe heraus'], keys: ['ArrowLeft'], modes: ['order'] },
  { id: 'order.done', text: ['fertig', 'Fertig'], keys: ['Enter'], modes: ['order'] },

  { id: 'align.left', text: ['links', 'Linksbündig'], keys: ['l'], modes: ['align'] },
  { id: 'align.centre', text: ['Mitte ↔', 'Waagrecht mittig'], keys: ['z'], modes: ['align'] },
  { id: 'align.right', text: ['rechts', 'Rechtsbündig'], keys: ['r'], modes: ['align'] },
  { id: 'align.top', text: ['oben', 'Oben bündig'], keys: ['o'], modes: ['align'] },
  { id: 'align.middle', text: ['Mitte ↕', 'Senkrecht mittig'], keys: ['m'], modes: ['align'] },
  { id: 'align.bottom', text: ['unten', 'Unten bündig'], keys: ['u'], modes: ['align'] },
  {
    id: 'align.spreadX',
    text: ['verteilen ↔', 'Waagrecht gleichmäßig verteilen'],
    keys: ['w'],
    modes: ['align'],
    when: ({ selected }) => selected > 2,
  },
  {
    id: 'align.spreadY',
    text: ['verteilen ↕', 'Senkrecht gleichmäßig verteilen'],
    keys: ['s'],
    modes: ['align'],
    when: ({ selected }) => selected > 2,
  },

  { id: 'view.in', text: ['Zoom', 'Heran'], keys: ['+'], modes: ['view'] },
  { id: 'view.out', text: ['Zoom', 'Weg'], keys: ['-', '−'], modes: ['view'] },
  { id: 'view.left', text: ['Ausschnitt', 'Nach links schauen'], keys: ['ArrowLeft'], modes: ['view'] },
  { id: 'view.right', text: ['Ausschnitt', 'Nach rechts schauen'], keys: ['ArrowRight'], modes: ['view'] },
  { id: 'view.up', text: ['Ausschnitt', 'Nach oben schauen'], keys: ['ArrowUp'], modes: ['view'] },
  { id: 'view.down', text: ['Ausschnitt', 'Nach unten schauen'], keys: ['ArrowDown'], modes: ['view'] },
  { id: 'view.fit', text: ['ganze Seite', 'Ganze Seite zeigen'], keys: ['0'], modes: ['view'] },
  { id: 'view.selected', text: ['Auswahl', 'Gewähltes zeigen'], keys: ['a'], modes: ['view'] },
  { id: 'view.grid', text: ['Raster', 'Raster zeigen oder verbergen'], keys: ['g'], modes: ['view'] },
  { id: 'view.snap', text: ['einrasten', 'Am Raster einrasten'], keys: ['e'], modes: ['view'] },
  { id: 'view.done', text: ['fertig', 'Fertig'], keys: ['Enter'], modes: ['view'] },

  { id: 'file.new', text: ['neu', 'Neue Zeichnung'], keys: ['n'], modes: ['file'] },
  { id: 'file.export', text: ['SVG ausgeben', 'Als .svg ausgeben'], keys: ['x'], modes: ['file'] },
  { id: 'file.save', text: ['sichern', 'Als .json sichern'], keys: ['s'], modes: ['file'] },
  { id: 'file.load', text: ['laden', '.svg oder .json laden'], keys: ['l'], modes: ['file'] },
  { id: 'file.paste', text: ['Text einsetzen', 'SVG als Text einsetzen'], keys: ['p'], modes: ['file'] },
  { id: 'file.output', text: ['alle Formate', 'Ausgabe in allen Formaten'], keys: ['o'], modes: ['file'] },

  // In the fields of the form, and in that of the search.
  {
    id: 'field.up',
    text: ['um 1, ⇧ 10, Alt 0,1', 'Zahl um 1 erhöhen; ⇧ 10, Alt 0,1'],
    keys: ['ArrowUp'],
    modes: ['field'],
    when: number,
    amounts: true,
  },
  {
    id: 'field.down',
    text: ['um 1, ⇧ 10, Alt 0,1', 'Zahl um 1 verringern; ⇧ 10, Alt 0,1'],
    keys: ['ArrowDown'],
    modes: ['field'],
    when: number,
    amounts: true,
  },
  {
    id: 'field.take',
    text: ['übernehmen', 'Eingabe übernehmen und zurück ins Formular'],
    keys: ['Enter'],
    modes: ['field'],
  },
  { id: 'field.drop', text: ['verwerfen', 'Eingabe verwerfen'], keys: ['Escape'], modes: ['field'] },
  {
    id: 'find.previous',
    text: ['anderer Treffer', 'Zum vorigen Treffer'],
    keys: ['ArrowUp'],
    modes: ['find'],
  },
  {
    id: 'find.next',
    text: ['anderer Treffer', 'Zum nächsten Treffer'],
    keys: ['ArrowDown'],
    modes: ['find'],
  },
  { id: 'find.take', text: ['dorthin', 'Beim Treffer bleiben'], keys: ['Enter'], modes: ['find'] },
  {
    id: 'find.drop',
    text: ['zurück', 'Dorthin zurück, wo die Suche begann'],
    keys: ['Escape'],
    modes: ['find'],
  },

  // Everywhere.
  {
    id: 'help',
    text: ['Hilfe', 'Alle Tasten zeigen'],
    keys: ['?'],
    modes: [...ready, ...menus, ...gestures],
  },
  // A number before a key does it that often, or that far.
  {
    id: 'count',
    text: ['Anzahl voraus', 'Zahl vor einer Taste: so oft oder so weit'],
    keys: '0123456789'.split(''),
    modes: ['ready', ...gestures, 'order'],
    printed: '0–9',
  },
] as const satisfies readonly Binding[]
