// The keys of gestures: moving, rotating, scaling, points, rows.
import type { Binding } from './binding.ts'
import { gestures, menus } from './conditions.ts'

export const gestureKeys = [
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

  // Copies in a row or ring.
  {
    id: 'array.left',
    text: ['Abstand um 1', 'Die Reihe nach links'],
    keys: ['ArrowLeft'],
    modes: ['array'],
    amounts: true,
  },
  {
    id: 'array.right',
    text: ['Abstand um 1', 'Die Reihe nach rechts'],
    keys: ['ArrowRight'],
    modes: ['array'],
    amounts: true,
  },
  {
    id: 'array.up',
    text: ['Abstand um 1', 'Die Reihe nach oben'],
    keys: ['ArrowUp'],
    modes: ['array'],
    amounts: true,
  },
  {
    id: 'array.down',
    text: ['Abstand um 1', 'Die Reihe nach unten'],
    keys: ['ArrowDown'],
    modes: ['array'],
    amounts: true,
  },
  { id: 'array.ring', text: ['Ring', 'Ring um die Mitte der Seite'], keys: ['r'], modes: ['array'] },
  {
    id: 'array.turned',
    text: ['Ring gedreht', 'Ring, in dem sich jede Kopie mitdreht'],
    keys: ['R'],
    modes: ['array'],
  },

  // The pivot of rotating and scaling.
  {
    id: 'pivot.left',
    text: ['Festpunkt', 'Der linke Rand bleibt fest'],
    keys: ['l'],
    modes: ['rotate', 'scale'],
  },
  {
    id: 'pivot.right',
    text: ['Festpunkt', 'Der rechte Rand bleibt fest'],
    keys: ['r'],
    modes: ['rotate', 'scale'],
  },
  {
    id: 'pivot.top',
    text: ['Festpunkt', 'Der obere Rand bleibt fest'],
    keys: ['o'],
    modes: ['rotate', 'scale'],
  },
  {
    id: 'pivot.bottom',
    text: ['Festpunkt', 'Der untere Rand bleibt fest'],
    keys: ['u'],
    modes: ['rotate', 'scale'],
  },
  {
    id: 'pivot.middle',
    text: ['Festpunkt', 'Die eigene Mitte bleibt fest'],
    keys: ['z'],
    modes: ['rotate', 'scale'],
  },
  {
    id: 'pivot.page',
    text: ['Festpunkt', 'Die Mitte der Seite bleibt fest'],
    keys: ['m'],
    modes: ['rotate', 'scale'],
  },
  {
    id: 'point.snap',
    text: ['an Punkt', 'Auf den nächsten anderen Punkt der Zeichnung setzen'],
    keys: ['e'],
    modes: ['point'],
  },
] as const satisfies readonly Binding[]
