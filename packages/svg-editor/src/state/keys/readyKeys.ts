// The keys outside of every menu and gesture.
import * as on from './conditions.ts'
import { inModes, row } from './inModes.ts'
import { commandText, directLetters, letterKeys } from './pathLetters.ts'

const removal = ['-', '−', 'Delete', 'Backspace']

export const readyKeys = [
  ...inModes(on.ready, [
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
      on.notEmpty,
    ),
  ]),
  ...inModes(on.everywhere, [
    row('nextPanel', 'Wechsel', 'Zum nächsten Bereich', 'F6'),
    row('previousPanel', 'Wechsel', 'Zum vorigen Bereich', 'Shift+F6'),
  ]),
  ...inModes(on.ready, [
    // Adding.
    row('add', 'hinzufügen', 'Element hinzufügen: öffnet die Auswahl', '+', on.container),
    row('addAfter', 'dahinter', 'Element hinter dem gewählten hinzufügen: öffnet die Auswahl', '*', on.shape),
    row('addPoint', 'Punkt', 'Punkt hinzufügen', '+', on.onPoints),
    row('addCommand', 'Befehl', 'Pfadbefehl hinzufügen: öffnet die Auswahl', '+', on.path),
    ...letterKeys('draw', directLetters, commandText).map((row) => ({ ...row, when: on.pathForm })),

    // Removing.
    row('removeCommand', 'Befehl weg', 'Pfadbefehl entfernen, nicht den ersten', removal, on.laterCommand),
    row('removePoint', 'Punkt weg', 'Punkt entfernen', removal, on.onPoint),
    row('removeAttribute', 'Attribut weg', 'Attribut entfernen', removal, on.onAttribute),
    row('remove', 'entfernen', 'Gewähltes entfernen, nicht die Wurzel', removal, on.removable),

    // Copying.
    row('cut', 'ausschneiden', 'Gewähltes ausschneiden', 'x', on.shape),
    row('copy', 'kopieren', 'Gewähltes kopieren', 'c', on.outOfPathForm),
    row(
      'paste',
      'einsetzen',
      'Einsetzen: in eine Gruppe an den Anfang, sonst dahinter',
      'v',
      (now) => on.onDrawing(now) && now.clipboard,
    ),
    row('duplicate', 'verdoppeln', 'Gewähltes verdoppeln', 'd', on.shape),
    row(
      'undo',
      'zurück',
      'Rückgängig, bis zu zehn Schritte',
      ['<', 'Ctrl+z'],
      (now) => now.panel !== 'source',
    ),
    row('redo', 'wieder vor', 'Wiederherstellen', ['>', 'Ctrl+Shift+z', 'Ctrl+y'], (now) => now.canRedo),
    row('repeat', 'nochmal', 'Letzten Befehl wiederholen', '.', (now) => on.onDrawing(now) && now.canRepeat),

    // Selection.
    row('select', 'dazu', 'Zeile zur Auswahl dazu oder davon weg', ' ', on.inTree),
    row('extendUp', 'Auswahl', 'Auswahl nach oben erweitern', 'Shift+ArrowUp', on.inTree),
    row('extendDown', 'Auswahl', 'Auswahl nach unten erweitern', 'Shift+ArrowDown', on.inTree),
    row('group', 'gruppieren', 'Gewähltes zu einer Gruppe fassen', 'g', on.shape),
    row('ungroup', 'auflösen', 'Gruppe auflösen', 'u', on.group),

    // Gestures and menus.
    row('translate', 'verschieben', 'Mit den Pfeiltasten verschieben', 't', on.shiftable),
    row('rotate', 'drehen', 'Mit den Pfeiltasten drehen', 'r', on.turnable),
    row('scale', 'skalieren', 'Mit den Pfeiltasten vergrößern und verkleinern', 's', on.movable),
    row(
      'point',
      'Punkte',
      'Einzelne Punkte und Griffe bewegen',
      'p',
      (now) => on.onDrawing(now) && now.hasHandles,
    ),
    row('path', 'Pfadarbeit', 'Pfad bearbeiten: teilen, umwandeln, umkehren', 'b', on.path),
    row('order', 'Reihenfolge', 'Platz im Baum ändern', 'o', on.shape),
    row('align', 'ausrichten', 'Ausrichten und verteilen', 'a', on.alignable),
    row('paint', 'Farbe', 'Färben: öffnet die Palette', 'e', on.editable),
    row(
      'array',
      'Reihe',
      'Kopien in einer Reihe oder einem Ring; eine Zahl davor gibt an, wie viele es werden',
      'j',
      on.shape,
    ),
    row('addAttribute', 'Attribut', 'Attribut hinzufügen', 'i', on.element),
    row('renameAttribute', 'umbenennen', 'Attribut umbenennen', 'n', on.onAttribute),
    row('hide', 'ausblenden', 'Gewähltes aus- oder wieder einblenden', 'h', on.editable),
    row(
      'fix',
      'fixieren',
      'Gewähltes festhalten oder lösen',
      'l',
      (now) => on.editable(now) && !on.pathForm(now),
    ),
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
        on.inTree,
      ),
      printed: '⇧ A–Z',
    },

    // The library.
    row('libraryRemove', 'löschen', 'Eintrag der Bibliothek löschen', removal, on.filledLibrary),
    row('libraryDuplicate', 'verdoppeln', 'Eintrag verdoppeln', 'd', on.filledLibrary),
  ]),
]
