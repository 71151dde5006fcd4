// The keys of the menus.
import { inModes, row } from './inModes.ts'
import { commandText, conversionText, convertLetters, letterKeys, pathLetters } from './pathLetters.ts'

export const menuKeys = [
  ...inModes('add', [
    // The add menu and the commands of a path.
    row('add.circle', 'Kreis', 'Kreis hinzufügen', 'c'),
    row('add.ellipse', 'Ellipse', 'Ellipse hinzufügen', 'e'),
    row('add.group', 'Gruppe', 'Gruppe hinzufügen', 'g'),
    row('add.line', 'Linie', 'Linie hinzufügen', 'l'),
    row('add.polygon', 'Vieleck', 'Vieleck hinzufügen', 'n'),
    row('add.path', 'Pfad', 'Pfad hinzufügen', 'p'),
    row('add.rect', 'Rechteck', 'Rechteck hinzufügen', 'r'),
    row('add.polyline', 'Linienzug', 'Linienzug hinzufügen', 'y'),
    row('add.text', 'Text', 'Text hinzufügen und gleich schreiben', 't'),
    row('add.star', 'Stern', 'Stern hinzufügen; eine Zahl davor gibt die Zacken an', 's'),
    row(
      'add.regular',
      'Regelmäßig',
      'Regelmäßiges Vieleck hinzufügen; eine Zahl davor gibt die Ecken an',
      'm',
    ),
  ]),
  ...inModes('command', [...letterKeys('command', pathLetters, commandText)]),
  ...inModes('path', [
    // Work on a path.
    row('path.split', 'teilen', 'Befehl in der Mitte teilen', 'i'),
    row('path.convert', 'umwandeln', 'Befehl in einen anderen umwandeln', 'k'),
    row('path.relative', 'abs ↔ rel', 'Befehl zwischen absolut und relativ umstellen', 'r'),
    row('path.allAbsolute', 'alles absolut', 'Alle Befehle absolut schreiben', 'A'),
    row('path.allRelative', 'alles relativ', 'Alle Befehle relativ schreiben', 'R'),
    row('path.reverse', 'umkehren', 'Pfad andersherum zeichnen', 'u'),
  ]),
  ...inModes('convert', [...letterKeys('convert', convertLetters, conversionText)]),
  ...inModes('order', [
    // Order in the tree.
    row('order.up', 'davor', 'Einen Platz nach vorn', 'ArrowUp'),
    row('order.down', 'dahinter', 'Einen Platz nach hinten', 'ArrowDown'),
    row('order.in', 'hinein', 'In die Gruppe davor', 'ArrowRight'),
    row('order.out', 'heraus', 'Aus der Gruppe heraus', 'ArrowLeft'),
    row('order.done', 'fertig', 'Fertig', 'Enter'),
  ]),
  ...inModes('align', [
    row(
      'align.toLast',
      'am letzten',
      'An der Auswahl als Ganzem oder am zuletzt Gewählten ausrichten',
      'k',
      ({ selected }) => selected > 1,
    ),
    row('align.left', 'links', 'Linksbündig', 'l'),
    row('align.centre', 'Mitte ↔', 'Waagrecht mittig', 'z'),
    row('align.right', 'rechts', 'Rechtsbündig', 'r'),
    row('align.top', 'oben', 'Oben bündig', 'o'),
    row('align.middle', 'Mitte ↕', 'Senkrecht mittig', 'm'),
    row('align.bottom', 'unten', 'Unten bündig', 'u'),
    row(
      'align.spreadX',
      'verteilen ↔',
      'Waagrecht gleichmäßig verteilen',
      'w',
      ({ selected }) => selected > 2,
    ),
    row(
      'align.spreadY',
      'verteilen ↕',
      'Senkrecht gleichmäßig verteilen',
      's',
      ({ selected }) => selected > 2,
    ),
  ]),
  ...inModes('view', [
    row('view.in', 'Zoom', 'Heran', '+'),
    row('view.out', 'Zoom', 'Weg', ['-', '−']),
    row('view.left', 'Ausschnitt', 'Nach links schauen', 'ArrowLeft'),
    row('view.right', 'Ausschnitt', 'Nach rechts schauen', 'ArrowRight'),
    row('view.up', 'Ausschnitt', 'Nach oben schauen', 'ArrowUp'),
    row('view.down', 'Ausschnitt', 'Nach unten schauen', 'ArrowDown'),
    row('view.fit', 'ganze Seite', 'Ganze Seite zeigen', '0'),
    row('view.selected', 'Auswahl', 'Gewähltes zeigen', 'a'),
    row('view.grid', 'Raster', 'Raster zeigen oder verbergen', 'g'),
    row('view.snap', 'einrasten', 'Am Raster einrasten', 'e'),
    row('view.done', 'fertig', 'Fertig', 'Enter'),
  ]),
  ...inModes('file', [
    row('file.new', 'neu', 'Neue Zeichnung', 'n'),
    row('file.export', 'SVG ausgeben', 'Als .svg ausgeben', 'x'),
    row('file.save', 'sichern', 'Als .json sichern', 's'),
    row('file.load', 'laden', '.svg oder .json laden', 'l'),
    row('file.edit', 'bearbeiten', '.svg öffnen, das Strg+S überschreibt', 'e', (now) => now.canWrite),
    row('file.paste', 'Text einsetzen', 'SVG als Text einsetzen', 'p'),
    row('file.output', 'alle Formate', 'Ausgabe in allen Formaten', 'o'),
  ]),
]
