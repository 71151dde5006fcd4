import { shellLabels } from '@kleinzeug/shell/labels'
import type { KeyAction } from './view/keyTable.ts'

const number = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 1 })

/** The German texts of what the page shows at first. */
export const firstLabels = {
  ...shellLabels,
  title: 'Augenübung',
  field: 'Feld mit dem Punkt',
  paths: {
    horizontal: 'Waagerecht',
    vertical: 'Senkrecht',
    circle: 'Kreis',
    eight: 'Acht',
    lissajous: 'Lissajous',
    free: 'Frei',
    saccades: 'Sprünge',
    nearFar: 'Nah und fern',
  },
  path: 'Bahn',
  programme: 'Programm',
  programmes: { none: 'Eine Bahn', gentle: 'Sanft', round: 'Rund', mixed: 'Gemischt', varied: 'Abwechslung' },
  /** Which exercise of a programme runs. */
  step: (index: number, count: number) => `Übung ${index} von ${count}`,
  start: 'Start',
  resume: 'Weiter',
  pause: 'Pause',
  stop: 'Stopp',
  again: 'Noch einmal',
  fullScreen: 'Vollbild',
  leaveFullScreen: 'Vollbild verlassen',
  /** Speed and distance, as engraved on the window. */
  measure: (speed: number, centimetres: number) =>
    `${number.format(speed)} °/s in ${number.format(centimetres)} cm`,
  /** In place of the speed, where the dot does not glide. */
  rhythm: { saccades: '1 Sprung je Sekunde, höchstens 20°', nearFar: '10 s nah, 10 s fern' },
  remaining: 'Restzeit',
  ready: 'Bereit. Folge dem Punkt nur mit den Augen, der Kopf bleibt ruhig.',
  paused: 'Pause',
  reducedMotion: 'Dein System wünscht wenig Bewegung. Der Punkt bewegt sich erst, wenn du „Start“ drückst.',
  settings: 'Einstellungen',
  speed: 'Tempo',
  speedValue: (speed: number) => `${number.format(speed)} °/s`,
  speedHint: 'In engen Kurven langsamer, damit den Punkt nichts stärker als 300 °/s² beschleunigt.',
  minutes: 'Dauer',
  minutesValue: (minutes: number) => (minutes < 1 ? '30 s' : `${number.format(minutes)} min`),
  size: 'Punktgröße',
  sizeValue: (degrees: number) => `${number.format(degrees)}°`,
  colour: 'Punktfarbe',
  colours: { accent: 'Akzent', text: 'Hell-Dunkel', good: 'Grün', bad: 'Rot' },
  trail: 'Spur zeigen',
  tone: 'Ton bei Wechsel und Ende',
  dim: 'Rand abdunkeln',
  probe: 'Folgst du?',
  screen: 'Bildschirm',
  screenUnmeasured: {
    desk: 'Noch nicht gemessen: Das Tempo stimmt nur ungefähr.',
    phone:
      'Noch nicht gemessen: Das Tempo stimmt nur ungefähr. Für ein Telefon gelten 30 cm Abstand; schneller als angezeigt ist der Punkt dort nicht.',
  },
  screenMeasured: (centimetres: number) => `Gemessen. Abstand der Augen: ${number.format(centimetres)} cm.`,
  measureScreen: 'Bildschirm messen',
  distance: 'Abstand der Augen vom Bildschirm',
  distanceValue: (centimetres: number) => `${number.format(centimetres)} cm`,
  remind: 'Alle 20 Minuten erinnern',
  remindHelp:
    'Nach 20 Minuten 20 Sekunden lang etwas ansehen, das 6 Meter entfernt ist. Gilt, solange diese Seite offen ist.',
  remindNow: 'Zeit für einen Blick in die Ferne',
  log: 'Verlauf',
  logEmpty: 'Noch keine Übung. Was du länger als 5 Sekunden übst, steht danach hier.',
  steps: { remove: 'Löschen' },
  keys: {
    toggle: 'Start und Pause',
    stop: 'Stopp',
    answer: 'Ring bemerkt („Folgst du?“)',
    faster: 'Schneller',
    slower: 'Langsamer',
    fullScreen: 'Vollbild',
    nextPath: 'Nächste Bahn',
    previousPath: 'Vorige Bahn',
    undo: 'Rückgängig',
    redo: 'Wiederherstellen',
    showKeys: 'Tasten zeigen',
  } satisfies Record<KeyAction, string>,
  /** A length in seconds, in words. */
  length: (seconds: number) =>
    seconds < 60 ? `${seconds} s` : `${number.format(Math.round(seconds / 6) / 10)} min`,
}
