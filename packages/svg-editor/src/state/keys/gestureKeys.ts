// The keys of gestures: moving, rotating, scaling, points, rows.
import { inModes, row, step } from './inModes.ts'
import { gestures, menus } from './conditions.ts'

export const gestureKeys = [
  ...inModes('translate', [
    // The gestures.
    step('moveLeft', 'verschieben um 1', 'Nach links; ⇧ 10, Alt 0,1', 'ArrowLeft'),
    step('moveRight', 'verschieben um 1', 'Nach rechts', 'ArrowRight'),
    step('moveUp', 'verschieben um 1', 'Nach oben', 'ArrowUp'),
    step('moveDown', 'verschieben um 1', 'Nach unten', 'ArrowDown'),
    row('move.snap', 'an andere', 'An die nächste Kante, Mitte oder gleiche Lücke der anderen setzen', 'e'),
  ]),
  ...inModes('rotate', [
    step('turnLeft', 'drehen um 1°', 'Gegen den Uhrzeigersinn; ⇧ 10°, Alt 0,1°', ['ArrowLeft', 'ArrowUp']),
    step('turnRight', 'drehen um 1°', 'Im Uhrzeigersinn', ['ArrowRight', 'ArrowDown']),
  ]),
  ...inModes('scale', [
    step('narrower', 'Breite 1 %', 'Schmaler', 'ArrowLeft'),
    step('wider', 'Breite 1 %', 'Breiter', 'ArrowRight'),
    step('taller', 'Höhe 1 %', 'Höher', 'ArrowUp'),
    step('lower', 'Höhe 1 %', 'Niedriger', 'ArrowDown'),
    row('larger', 'ganz 1 %', 'Größer', '+'),
    row('smaller', 'ganz 1 %', 'Kleiner', ['-', '−']),
  ]),
  ...inModes('point', [
    step('pointLeft', 'Punkt um 1', 'Punkt nach links; ⇧ 10, Alt 0,1', 'ArrowLeft'),
    step('pointRight', 'Punkt um 1', 'Punkt nach rechts', 'ArrowRight'),
    step('pointUp', 'Punkt um 1', 'Punkt nach oben', 'ArrowUp'),
    step('pointDown', 'Punkt um 1', 'Punkt nach unten', 'ArrowDown'),
    row('pointNext', 'anderer Punkt', 'Zum nächsten Punkt', ['n', 'Tab']),
    row('pointBack', 'anderer Punkt', 'Zum vorigen Punkt', ['b', 'Shift+Tab']),
  ]),
  ...inModes(gestures, [row('finish', 'fertig', 'Fertig', 'Enter')]),
  ...inModes([...gestures, ...menus], [row('cancel', 'abbrechen', 'Abbrechen', 'Escape')]),
  ...inModes('array', [
    // Copies in a row or ring.
    step('array.left', 'Abstand um 1', 'Die Reihe nach links', 'ArrowLeft'),
    step('array.right', 'Abstand um 1', 'Die Reihe nach rechts', 'ArrowRight'),
    step('array.up', 'Abstand um 1', 'Die Reihe nach oben', 'ArrowUp'),
    step('array.down', 'Abstand um 1', 'Die Reihe nach unten', 'ArrowDown'),
    row('array.ring', 'Ring', 'Ring um die Mitte der Seite', 'r'),
    row('array.turned', 'Ring gedreht', 'Ring, in dem sich jede Kopie mitdreht', 'R'),
  ]),
  ...inModes(
    ['rotate', 'scale'],
    [
      // The pivot of rotating and scaling.
      row('pivot.left', 'Festpunkt', 'Der linke Rand bleibt fest', 'l'),
      row('pivot.right', 'Festpunkt', 'Der rechte Rand bleibt fest', 'r'),
      row('pivot.top', 'Festpunkt', 'Der obere Rand bleibt fest', 'o'),
      row('pivot.bottom', 'Festpunkt', 'Der untere Rand bleibt fest', 'u'),
      row('pivot.middle', 'Festpunkt', 'Die eigene Mitte bleibt fest', 'z'),
      row('pivot.page', 'Festpunkt', 'Die Mitte der Seite bleibt fest', 'm'),
    ],
  ),
  ...inModes('point', [
    row('point.snap', 'an Punkt', 'Auf den nächsten anderen Punkt der Zeichnung setzen', 'e'),
  ]),
]
