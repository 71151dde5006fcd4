// The keys of gestures: moving, rotating, scaling, points, rows.
import { inModes } from './inModes.ts'
import { gestures, menus } from './conditions.ts'

export const gestureKeys = [
  ...inModes('translate', [
    // The gestures.
    {
      id: 'moveLeft',
      text: ['verschieben um 1', 'Nach links; ⇧ 10, Alt 0,1'],
      keys: ['ArrowLeft'],
      amounts: true,
    },
    { id: 'moveRight', text: ['verschieben um 1', 'Nach rechts'], keys: ['ArrowRight'], amounts: true },
    { id: 'moveUp', text: ['verschieben um 1', 'Nach oben'], keys: ['ArrowUp'], amounts: true },
    { id: 'moveDown', text: ['verschieben um 1', 'Nach unten'], keys: ['ArrowDown'], amounts: true },
  ]),
  ...inModes('rotate', [
    {
      id: 'turnLeft',
      text: ['drehen um 1°', 'Gegen den Uhrzeigersinn; ⇧ 10°, Alt 0,1°'],
      keys: ['ArrowLeft', 'ArrowUp'],
      amounts: true,
    },
    {
      id: 'turnRight',
      text: ['drehen um 1°', 'Im Uhrzeigersinn'],
      keys: ['ArrowRight', 'ArrowDown'],
      amounts: true,
    },
  ]),
  ...inModes('scale', [
    { id: 'narrower', text: ['Breite 1 %', 'Schmaler'], keys: ['ArrowLeft'], amounts: true },
    { id: 'wider', text: ['Breite 1 %', 'Breiter'], keys: ['ArrowRight'], amounts: true },
    { id: 'taller', text: ['Höhe 1 %', 'Höher'], keys: ['ArrowUp'], amounts: true },
    { id: 'lower', text: ['Höhe 1 %', 'Niedriger'], keys: ['ArrowDown'], amounts: true },
    { id: 'larger', text: ['ganz 1 %', 'Größer'], keys: ['+'] },
    { id: 'smaller', text: ['ganz 1 %', 'Kleiner'], keys: ['-', '−'] },
  ]),
  ...inModes('point', [
    {
      id: 'pointLeft',
      text: ['Punkt um 1', 'Punkt nach links; ⇧ 10, Alt 0,1'],
      keys: ['ArrowLeft'],
      amounts: true,
    },
    { id: 'pointRight', text: ['Punkt um 1', 'Punkt nach rechts'], keys: ['ArrowRight'], amounts: true },
    { id: 'pointUp', text: ['Punkt um 1', 'Punkt nach oben'], keys: ['ArrowUp'], amounts: true },
    { id: 'pointDown', text: ['Punkt um 1', 'Punkt nach unten'], keys: ['ArrowDown'], amounts: true },
    { id: 'pointNext', text: ['anderer Punkt', 'Zum nächsten Punkt'], keys: ['n', 'Tab'] },
    { id: 'pointBack', text: ['anderer Punkt', 'Zum vorigen Punkt'], keys: ['b', 'Shift+Tab'] },
  ]),
  ...inModes(gestures, [{ id: 'finish', text: ['fertig', 'Fertig'], keys: ['Enter'] }]),
  ...inModes([...gestures, ...menus], [{ id: 'cancel', text: ['abbrechen', 'Abbrechen'], keys: ['Escape'] }]),
  ...inModes('array', [
    // Copies in a row or ring.
    { id: 'array.left', text: ['Abstand um 1', 'Die Reihe nach links'], keys: ['ArrowLeft'], amounts: true },
    {
      id: 'array.right',
      text: ['Abstand um 1', 'Die Reihe nach rechts'],
      keys: ['ArrowRight'],
      amounts: true,
    },
    { id: 'array.up', text: ['Abstand um 1', 'Die Reihe nach oben'], keys: ['ArrowUp'], amounts: true },
    { id: 'array.down', text: ['Abstand um 1', 'Die Reihe nach unten'], keys: ['ArrowDown'], amounts: true },
    { id: 'array.ring', text: ['Ring', 'Ring um die Mitte der Seite'], keys: ['r'] },
    { id: 'array.turned', text: ['Ring gedreht', 'Ring, in dem sich jede Kopie mitdreht'], keys: ['R'] },
  ]),
  ...inModes(
    ['rotate', 'scale'],
    [
      // The pivot of rotating and scaling.
      { id: 'pivot.left', text: ['Festpunkt', 'Der linke Rand bleibt fest'], keys: ['l'] },
      { id: 'pivot.right', text: ['Festpunkt', 'Der rechte Rand bleibt fest'], keys: ['r'] },
      { id: 'pivot.top', text: ['Festpunkt', 'Der obere Rand bleibt fest'], keys: ['o'] },
      { id: 'pivot.bottom', text: ['Festpunkt', 'Der untere Rand bleibt fest'], keys: ['u'] },
      { id: 'pivot.middle', text: ['Festpunkt', 'Die eigene Mitte bleibt fest'], keys: ['z'] },
      { id: 'pivot.page', text: ['Festpunkt', 'Die Mitte der Seite bleibt fest'], keys: ['m'] },
    ],
  ),
  ...inModes('point', [
    {
      id: 'point.snap',
      text: ['an Punkt', 'Auf den nächsten anderen Punkt der Zeichnung setzen'],
      keys: ['e'],
    },
  ]),
]
