// The keys of the menus.
import type { Binding } from './binding.ts'
import { commandText, conversionText, convertLetters, letterKeys, pathLetters } from './pathLetters.ts'

export const menuKeys = [
  // The add menu and the commands of a path.
  { id: 'add.circle', text: ['Kreis', 'Kreis hinzufügen'], keys: ['c'], modes: ['add'] },
  { id: 'add.ellipse', text: ['Ellipse', 'Ellipse hinzufügen'], keys: ['e'], modes: ['add'] },
  { id: 'add.group', text: ['Gruppe', 'Gruppe hinzufügen'], keys: ['g'], modes: ['add'] },
  { id: 'add.line', text: ['Linie', 'Linie hinzufügen'], keys: ['l'], modes: ['add'] },
  { id: 'add.polygon', text: ['Vieleck', 'Vieleck hinzufügen'], keys: ['n'], modes: ['add'] },
  { id: 'add.path', text: ['Pfad', 'Pfad hinzufügen'], keys: ['p'], modes: ['add'] },
  { id: 'add.rect', text: ['Rechteck', 'Rechteck hinzufügen'], keys: ['r'], modes: ['add'] },
  { id: 'add.polyline', text: ['Linienzug', 'Linienzug hinzufügen'], keys: ['y'], modes: ['add'] },
  { id: 'add.text', text: ['Text', 'Text hinzufügen und gleich schreiben'], keys: ['t'], modes: ['add'] },
  {
    id: 'add.star',
    text: ['Stern', 'Stern hinzufügen; eine Zahl davor gibt die Zacken an'],
    keys: ['s'],
    modes: ['add'],
  },
  {
    id: 'add.regular',
    text: ['Regelmäßig', 'Regelmäßiges Vieleck hinzufügen; eine Zahl davor gibt die Ecken an'],
    keys: ['m'],
    modes: ['add'],
  },
  ...letterKeys('command', pathLetters, commandText).map((row) => ({ ...row, modes: ['command'] as const })),

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
] as const satisfies readonly Binding[]
