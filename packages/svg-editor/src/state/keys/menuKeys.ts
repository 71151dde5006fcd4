// The keys of the menus.
import { inModes } from './inModes.ts'
import { commandText, conversionText, convertLetters, letterKeys, pathLetters } from './pathLetters.ts'

export const menuKeys = [
  ...inModes('add', [
    // The add menu and the commands of a path.
    { id: 'add.circle', text: ['Kreis', 'Kreis hinzufügen'], keys: ['c'] },
    { id: 'add.ellipse', text: ['Ellipse', 'Ellipse hinzufügen'], keys: ['e'] },
    { id: 'add.group', text: ['Gruppe', 'Gruppe hinzufügen'], keys: ['g'] },
    { id: 'add.line', text: ['Linie', 'Linie hinzufügen'], keys: ['l'] },
    { id: 'add.polygon', text: ['Vieleck', 'Vieleck hinzufügen'], keys: ['n'] },
    { id: 'add.path', text: ['Pfad', 'Pfad hinzufügen'], keys: ['p'] },
    { id: 'add.rect', text: ['Rechteck', 'Rechteck hinzufügen'], keys: ['r'] },
    { id: 'add.polyline', text: ['Linienzug', 'Linienzug hinzufügen'], keys: ['y'] },
    { id: 'add.text', text: ['Text', 'Text hinzufügen und gleich schreiben'], keys: ['t'] },
    { id: 'add.star', text: ['Stern', 'Stern hinzufügen; eine Zahl davor gibt die Zacken an'], keys: ['s'] },
    {
      id: 'add.regular',
      text: ['Regelmäßig', 'Regelmäßiges Vieleck hinzufügen; eine Zahl davor gibt die Ecken an'],
      keys: ['m'],
    },
  ]),
  ...inModes('command', [...letterKeys('command', pathLetters, commandText)]),
  ...inModes('path', [
    // Work on a path.
    { id: 'path.split', text: ['teilen', 'Befehl in der Mitte teilen'], keys: ['i'] },
    { id: 'path.convert', text: ['umwandeln', 'Befehl in einen anderen umwandeln'], keys: ['k'] },
    {
      id: 'path.relative',
      text: ['abs ↔ rel', 'Befehl zwischen absolut und relativ umstellen'],
      keys: ['r'],
    },
    { id: 'path.allAbsolute', text: ['alles absolut', 'Alle Befehle absolut schreiben'], keys: ['A'] },
    { id: 'path.allRelative', text: ['alles relativ', 'Alle Befehle relativ schreiben'], keys: ['R'] },
    { id: 'path.reverse', text: ['umkehren', 'Pfad andersherum zeichnen'], keys: ['u'] },
  ]),
  ...inModes('convert', [...letterKeys('convert', convertLetters, conversionText)]),
  ...inModes('order', [
    // Order in the tree.
    { id: 'order.up', text: ['davor', 'Einen Platz nach vorn'], keys: ['ArrowUp'] },
    { id: 'order.down', text: ['dahinter', 'Einen Platz nach hinten'], keys: ['ArrowDown'] },
    { id: 'order.in', text: ['hinein', 'In die Gruppe davor'], keys: ['ArrowRight'] },
    { id: 'order.out', text: ['heraus', 'Aus der Gruppe heraus'], keys: ['ArrowLeft'] },
    { id: 'order.done', text: ['fertig', 'Fertig'], keys: ['Enter'] },
  ]),
  ...inModes('align', [
    { id: 'align.left', text: ['links', 'Linksbündig'], keys: ['l'] },
    { id: 'align.centre', text: ['Mitte ↔', 'Waagrecht mittig'], keys: ['z'] },
    { id: 'align.right', text: ['rechts', 'Rechtsbündig'], keys: ['r'] },
    { id: 'align.top', text: ['oben', 'Oben bündig'], keys: ['o'] },
    { id: 'align.middle', text: ['Mitte ↕', 'Senkrecht mittig'], keys: ['m'] },
    { id: 'align.bottom', text: ['unten', 'Unten bündig'], keys: ['u'] },
    {
      id: 'align.spreadX',
      text: ['verteilen ↔', 'Waagrecht gleichmäßig verteilen'],
      keys: ['w'],
      when: ({ selected }) => selected > 2,
    },
    {
      id: 'align.spreadY',
      text: ['verteilen ↕', 'Senkrecht gleichmäßig verteilen'],
      keys: ['s'],
      when: ({ selected }) => selected > 2,
    },
  ]),
  ...inModes('view', [
    { id: 'view.in', text: ['Zoom', 'Heran'], keys: ['+'] },
    { id: 'view.out', text: ['Zoom', 'Weg'], keys: ['-', '−'] },
    { id: 'view.left', text: ['Ausschnitt', 'Nach links schauen'], keys: ['ArrowLeft'] },
    { id: 'view.right', text: ['Ausschnitt', 'Nach rechts schauen'], keys: ['ArrowRight'] },
    { id: 'view.up', text: ['Ausschnitt', 'Nach oben schauen'], keys: ['ArrowUp'] },
    { id: 'view.down', text: ['Ausschnitt', 'Nach unten schauen'], keys: ['ArrowDown'] },
    { id: 'view.fit', text: ['ganze Seite', 'Ganze Seite zeigen'], keys: ['0'] },
    { id: 'view.selected', text: ['Auswahl', 'Gewähltes zeigen'], keys: ['a'] },
    { id: 'view.grid', text: ['Raster', 'Raster zeigen oder verbergen'], keys: ['g'] },
    { id: 'view.snap', text: ['einrasten', 'Am Raster einrasten'], keys: ['e'] },
    { id: 'view.done', text: ['fertig', 'Fertig'], keys: ['Enter'] },
  ]),
  ...inModes('file', [
    { id: 'file.new', text: ['neu', 'Neue Zeichnung'], keys: ['n'] },
    { id: 'file.export', text: ['SVG ausgeben', 'Als .svg ausgeben'], keys: ['x'] },
    { id: 'file.save', text: ['sichern', 'Als .json sichern'], keys: ['s'] },
    { id: 'file.load', text: ['laden', '.svg oder .json laden'], keys: ['l'] },
    { id: 'file.paste', text: ['Text einsetzen', 'SVG als Text einsetzen'], keys: ['p'] },
    { id: 'file.output', text: ['alle Formate', 'Ausgabe in allen Formaten'], keys: ['o'] },
  ]),
]
