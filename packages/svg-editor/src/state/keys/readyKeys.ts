// The keys outside of every menu and gesture.
import { isContainer } from '../../model/document/nodeTypes.ts'
import { inModes } from './inModes.ts'
import {
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
    { id: 'left', text: ['Bereich', 'Zuklappen, sonst zum Bereich links'], keys: ['ArrowLeft'] },
    { id: 'right', text: ['Bereich', 'Aufklappen, sonst zum Bereich rechts'], keys: ['ArrowRight'] },
    { id: 'previous', text: ['Zeile', 'Eine Zeile hinauf'], keys: ['ArrowUp'] },
    { id: 'next', text: ['Zeile', 'Eine Zeile hinunter'], keys: ['ArrowDown'] },
    { id: 'first', text: ['Rand', 'Zur ersten Zeile'], keys: ['Home'] },
    { id: 'last', text: ['Rand', 'Zur letzten Zeile'], keys: ['End'] },
    {
      id: 'open',
      text: ['hinein', 'Aus dem Baum ins Formular, dort ins Eingabefeld und zurück; in der Bibliothek laden'],
      keys: ['Enter'],
      when: (now) => !inLibrary(now) || now.library > 0,
    },
  ]),
  ...inModes(everywhere, [
    { id: 'nextPanel', text: ['Wechsel', 'Zum nächsten Bereich'], keys: ['F6'] },
    { id: 'previousPanel', text: ['Wechsel', 'Zum vorigen Bereich'], keys: ['Shift+F6'] },
  ]),
  ...inModes(ready, [
    // Adding.
    {
      id: 'add',
      text: ['hinzufügen', 'Element hinzufügen: öffnet die Auswahl'],
      keys: ['+'],
      when: (now) => onDrawing(now) && isContainer(now.type),
    },
    {
      id: 'addPoint',
      text: ['Punkt', 'Punkt hinzufügen'],
      keys: ['+'],
      when: (now) => onDrawing(now) && list(now),
    },
    {
      id: 'addCommand',
      text: ['Befehl', 'Pfadbefehl hinzufügen: öffnet die Auswahl'],
      keys: ['+'],
      when: (now) => onDrawing(now) && now.type === 'path',
    },
    ...letterKeys('draw', directLetters, commandText).map((row) => ({ ...row, when: pathForm })),

    // Removing.
    {
      id: 'removeCommand',
      text: ['Befehl weg', 'Pfadbefehl entfernen, nicht den ersten'],
      keys: removal,
      when: (now) => pathForm(now) && now.segment > 0,
    },
    {
      id: 'removePoint',
      text: ['Punkt weg', 'Punkt entfernen'],
      keys: removal,
      when: (now) => inForm(now) && list(now) && now.point >= 0,
    },
    {
      id: 'removeAttribute',
      text: ['Attribut weg', 'Attribut entfernen'],
      keys: removal,
      when: (now) => inForm(now) && now.attribute,
    },
    {
      id: 'remove',
      text: ['entfernen', 'Gewähltes entfernen, nicht die Wurzel'],
      keys: removal,
      // In the form of a path or list the key removes a command or point instead.
      when: (now) => shape(now) && (inTree(now) || !(now.attribute || now.type === 'path' || list(now))),
    },

    // Copying.
    { id: 'cut', text: ['ausschneiden', 'Gewähltes ausschneiden'], keys: ['x'], when: shape },
    {
      id: 'copy',
      text: ['kopieren', 'Gewähltes kopieren'],
      keys: ['c'],
      when: (now) => shape(now) && !pathForm(now),
    },
    {
      id: 'paste',
      text: ['einsetzen', 'Einsetzen: in eine Gruppe an den Anfang, sonst dahinter'],
      keys: ['v'],
      when: (now) => onDrawing(now) && now.clipboard,
    },
    { id: 'duplicate', text: ['verdoppeln', 'Gewähltes verdoppeln'], keys: ['d'], when: shape },
    {
      id: 'undo',
      text: ['zurück', 'Rückgängig, bis zu zehn Schritte'],
      keys: ['<', 'Ctrl+z'],
      when: (now) => now.panel !== 'source',
    },
    {
      id: 'redo',
      text: ['wieder vor', 'Wiederherstellen'],
      keys: ['>', 'Ctrl+Shift+z', 'Ctrl+y'],
      when: (now) => now.canRedo,
    },
    {
      id: 'repeat',
      text: ['nochmal', 'Letzten Befehl wiederholen'],
      keys: ['.'],
      when: (now) => onDrawing(now) && now.canRepeat,
    },

    // Selection.
    { id: 'select', text: ['dazu', 'Zeile zur Auswahl dazu oder davon weg'], keys: [' '], when: inTree },
    {
      id: 'extendUp',
      text: ['Auswahl', 'Auswahl nach oben erweitern'],
      keys: ['Shift+ArrowUp'],
      when: inTree,
    },
    {
      id: 'extendDown',
      text: ['Auswahl', 'Auswahl nach unten erweitern'],
      keys: ['Shift+ArrowDown'],
      when: inTree,
    },
    { id: 'group', text: ['gruppieren', 'Gewähltes zu einer Gruppe fassen'], keys: ['g'], when: shape },
    {
      id: 'ungroup',
      text: ['auflösen', 'Gruppe auflösen'],
      keys: ['u'],
      when: (now) => shape(now) && now.type === 'group',
    },

    // Gestures and menus.
    {
      id: 'translate',
      text: ['verschieben', 'Mit den Pfeiltasten verschieben'],
      keys: ['t'],
      when: (now) => movable(now) || (shape(now) && now.canShift),
    },
    { id: 'rotate', text: ['drehen', 'Mit den Pfeiltasten drehen'], keys: ['r'], when: turnable },
    {
      id: 'scale',
      text: ['skalieren', 'Mit den Pfeiltasten vergrößern und verkleinern'],
      keys: ['s'],
      when: movable,
    },
    {
      id: 'point',
      text: ['Punkte', 'Einzelne Punkte und Griffe bewegen'],
      keys: ['p'],
      when: (now) => onDrawing(now) && now.hasHandles,
    },
    {
      id: 'path',
      text: ['Pfadarbeit', 'Pfad bearbeiten: teilen, umwandeln, umkehren'],
      keys: ['b'],
      when: (now) => onDrawing(now) && now.type === 'path',
    },
    { id: 'order', text: ['Reihenfolge', 'Platz im Baum ändern'], keys: ['o'], when: shape },
    {
      id: 'align',
      text: ['ausrichten', 'Ausrichten und verteilen'],
      keys: ['a'],
      when: (now) => movable(now) && !pathForm(now),
    },
    {
      id: 'paint',
      text: ['Farbe', 'Färben: öffnet die Palette'],
      keys: ['e'],
      when: (now) => shape(now) && now.type !== 'locked',
    },
    {
      id: 'array',
      text: ['Reihe', 'Kopien in einer Reihe oder einem Ring; eine Zahl davor gibt an, wie viele es werden'],
      keys: ['j'],
      when: shape,
    },
    {
      id: 'addAttribute',
      text: ['Attribut', 'Attribut hinzufügen'],
      keys: ['i'],
      when: (now) => onDrawing(now) && now.type !== 'locked',
    },
    {
      id: 'renameAttribute',
      text: ['umbenennen', 'Attribut umbenennen'],
      keys: ['n'],
      when: (now) => inForm(now) && now.attribute,
    },
    { id: 'view', text: ['Ansicht', 'Zoom, Ausschnitt, Raster'], keys: ['w'] },
    { id: 'file', text: ['Datei', 'Neu, laden, sichern, ausgeben'], keys: ['f'] },
    { id: 'source', text: ['Quelltext', 'Quelltext zeigen oder schließen'], keys: ['q'] },
    { id: 'keep', text: ['merken', 'Zeichnung in die Bibliothek legen'], keys: ['k'] },
    { id: 'jump', text: ['suchen', 'Ein Element suchen: Was du tippst, führt im Baum dorthin'], keys: ['/'] },
    // Type-ahead takes capital letters, as small ones are commands.
    {
      id: 'typeAhead',
      text: [
        'Anfangsbuchstabe',
        'Zur nächsten Zeile, die so beginnt; mehrere Buchstaben rasch nacheinander sind ein Wort',
      ],
      keys: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split(''),
      when: inTree,
      printed: '⇧ A–Z',
    },

    // The library.
    {
      id: 'libraryRemove',
      text: ['löschen', 'Eintrag der Bibliothek löschen'],
      keys: removal,
      when: (now) => inLibrary(now) && now.library > 0,
    },
    {
      id: 'libraryDuplicate',
      text: ['verdoppeln', 'Eintrag verdoppeln'],
      keys: ['d'],
      when: (now) => inLibrary(now) && now.library > 0,
    },
  ]),
]
