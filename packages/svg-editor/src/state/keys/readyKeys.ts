// The keys outside of every menu and gesture.
import { isContainer } from '../../model/document/nodeTypes.ts'
import { inModes, row } from './inModes.ts'
import {
  editable,
  everywhere,
  inForm,
  inLibrary,
  inTree,
  list,
  movable,
  onDrawing,
  pathForm,
  ready,
  shape,
  turnable,
} from './conditions.ts'
import { commandText, directLetters, letterKeys } from './pathLetters.ts'

const removal = ['-', '−', 'Delete', 'Backspace']

export const readyKeys = [
  ...inModes(ready, [
    // Navigation.
    row('left', 'Bereich', 'Zuklappen, sonst zum Bereich links', 'ArrowLeft'),
    row('right', 'Bereich', 'Aufklappen, sonst zum Bereich rechts', 'ArrowRight'),
    row('previous', 'Zeile', 'Eine Zeile hinauf', 'ArrowUp'),
    row('next', 'Zeile', 'Eine Zeile hinunter', 'ArrowDown'),
    row('first', 'Rand', 'Zur ersten Zeile', 'Home'),
    row('last', 'Rand', 'Zur letzten Zeile', 'End'),
    row(
      'open',
      'hinein',
      'Aus dem Baum ins Formular, dort ins Eingabefeld und zurück; in der Bibliothek laden',
      'Enter',
      (now) => !inLibrary(now) || now.library > 0,
    ),
  ]),
  ...inModes(everywhere, [
    row('nextPanel', 'Wechsel', 'Zum nächsten Bereich', 'F6'),
    row('previousPanel', 'Wechsel', 'Zum vorigen Bereich', 'Shift+F6'),
  ]),
  ...inModes(ready, [
    // Adding.
    row(
      'add',
      'hinzufügen',
      'Element hinzufügen: öffnet die Auswahl',
      '+',
      (now) => onDrawing(now) && isContainer(now.type),
    ),
    row('addAfter', 'dahinter', 'Element hinter dem gewählten hinzufügen: öffnet die Auswahl', '*', shape),
    row('addPoint', 'Punkt', 'Punkt hinzufügen', '+', (now) => onDrawing(now) && list(now)),
    row(
      'addCommand',
      'Befehl',
      'Pfadbefehl hinzufügen: öffnet die Auswahl',
      '+',
      (now) => onDrawing(now) && now.type === 'path',
    ),
    ...letterKeys('draw', directLetters, commandText).map((row) => ({ ...row, when: pathForm })),

    // Removing.
    row(
      'removeCommand',
      'Befehl weg',
      'Pfadbefehl entfernen, nicht den ersten',
      removal,
      (now) => pathForm(now) && now.segment > 0,
    ),
    row(
      'removePoint',
      'Punkt weg',
      'Punkt entfernen',
      removal,
      (now) => inForm(now) && list(now) && now.point >= 0,
    ),
    row(
      'removeAttribute',
      'Attribut weg',
      'Attribut entfernen',
      removal,
      (now) => inForm(now) && now.attribute,
    ),
    row(
      'remove',
      'entfernen',
      'Gewähltes entfernen, nicht die Wurzel',
      removal,
      (now) => shape(now) && (inTree(now) || !(now.attribute || now.type === 'path' || list(now))),
    ),

    // Copying.
    row('cut', 'ausschneiden', 'Gewähltes ausschneiden', 'x', shape),
    row('copy', 'kopieren', 'Gewähltes kopieren', 'c', (now) => shape(now) && !pathForm(now)),
    row(
      'paste',
      'einsetzen',
      'Einsetzen: in eine Gruppe an den Anfang, sonst dahinter',
      'v',
      (now) => onDrawing(now) && now.clipboard,
    ),
    row('duplicate', 'verdoppeln', 'Gewähltes verdoppeln', 'd', shape),
    row(
      'undo',
      'zurück',
      'Rückgängig, bis zu zehn Schritte',
      ['<', 'Ctrl+z'],
      (now) => now.panel !== 'source',
    ),
    row('redo', 'wieder vor', 'Wiederherstellen', ['>', 'Ctrl+Shift+z', 'Ctrl+y'], (now) => now.canRedo),
    row('repeat', 'nochmal', 'Letzten Befehl wiederholen', '.', (now) => onDrawing(now) && now.canRepeat),

    // Selection.
    row('select', 'dazu', 'Zeile zur Auswahl dazu oder davon weg', ' ', inTree),
    row('extendUp', 'Auswahl', 'Auswahl nach oben erweitern', 'Shift+ArrowUp', inTree),
    row('extendDown', 'Auswahl', 'Auswahl nach unten erweitern', 'Shift+ArrowDown', inTree),
    row('group', 'gruppieren', 'Gewähltes zu einer Gruppe fassen', 'g', shape),
    row('ungroup', 'auflösen', 'Gruppe auflösen', 'u', (now) => shape(now) && now.type === 'group'),

    // Gestures and menus.
    row(
      'translate',
      'verschieben',
      'Mit den Pfeiltasten verschieben',
      't',
      (now) => movable(now) || (shape(now) && now.canShift),
    ),
    row('rotate', 'drehen', 'Mit den Pfeiltasten drehen', 'r', turnable),
    row('scale', 'skalieren', 'Mit den Pfeiltasten vergrößern und verkleinern', 's', movable),
    row(
      'point',
      'Punkte',
      'Einzelne Punkte und Griffe bewegen',
      'p',
      (now) => onDrawing(now) && now.hasHandles,
    ),
    row(
      'path',
      'Pfadarbeit',
      'Pfad bearbeiten: teilen, umwandeln, umkehren',
      'b',
      (now) => onDrawing(now) && now.type === 'path',
    ),
    row('order', 'Reihenfolge', 'Platz im Baum ändern', 'o', shape),
    row('align', 'ausrichten', 'Ausrichten und verteilen', 'a', (now) => movable(now) && !pathForm(now)),
    row('paint', 'Farbe', 'Färben: öffnet die Palette', 'e', editable),
    row(
      'array',
      'Reihe',
      'Kopien in einer Reihe oder einem Ring; eine Zahl davor gibt an, wie viele es werden',
      'j',
      shape,
    ),
    row(
      'addAttribute',
      'Attribut',
      'Attribut hinzufügen',
      'i',
      (now) => onDrawing(now) && now.type !== 'locked',
    ),
    row('renameAttribute', 'umbenennen', 'Attribut umbenennen', 'n', (now) => inForm(now) && now.attribute),
    row('hide', 'ausblenden', 'Gewähltes aus- oder wieder einblenden', 'h', editable),
    row('fix', 'fixieren', 'Gewähltes festhalten oder lösen', 'l', (now) => editable(now) && !pathForm(now)),
    row('view', 'Ansicht', 'Zoom, Ausschnitt, Raster', 'w'),
    row('file', 'Datei', 'Neu, laden, sichern, ausgeben', 'f'),
    row('source', 'Quelltext', 'Quelltext zeigen oder schließen', 'q'),
    row('keep', 'merken', 'Zeichnung in die Bibliothek legen', 'k'),
    row('jump', 'suchen', 'Ein Element suchen: Was du tippst, führt im Baum dorthin', '/'),
    // Type-ahead takes capital letters, as small ones are commands.
    {
      ...row(
        'typeAhead',
        'Anfangsbuchstabe',
        'Zur nächsten Zeile, die so beginnt; mehrere Buchstaben rasch nacheinander sind ein Wort',
        'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split(''),
        inTree,
      ),
      printed: '⇧ A–Z',
    },

    // The library.
    row(
      'libraryRemove',
      'löschen',
      'Eintrag der Bibliothek löschen',
      removal,
      (now) => inLibrary(now) && now.library > 0,
    ),
    row(
      'libraryDuplicate',
      'verdoppeln',
      'Eintrag verdoppeln',
      'd',
      (now) => inLibrary(now) && now.library > 0,
    ),
  ]),
]
