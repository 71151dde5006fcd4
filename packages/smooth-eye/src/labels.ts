import { shellLabels, type LabelsOf } from '@kleinzeug/shell/labels'
import type { KeyAction } from './view/keyTable.ts'

const number = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 1 })
const moment = new Intl.DateTimeFormat('de-DE', { dateStyle: 'medium', timeStyle: 'short' })

/** The German texts of the eye exercise. Replace any of them through the `labels` prop. */
export const defaultLabels = {
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
  gaze: {
    near: 'Nah: Sieh auf den Punkt.',
    far: 'Fern: Sieh auf etwas, das mindestens 6 Meter entfernt ist.',
  },
  remaining: 'Restzeit',
  ready: 'Bereit. Folge dem Punkt nur mit den Augen, der Kopf bleibt ruhig.',
  paused: 'Pause',
  finished: (minutes: string) => `Fertig nach ${minutes}.`,
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
  probeHelp:
    'Ab und zu wird der Punkt für anderthalb Sekunden zum Ring. Drücke dann A oder tippe ins Feld. Danach siehst du, wie oft und wie schnell du es bemerkt hast. Über deine Augen sagt das nichts.',
  score: (answered: number, shown: number, delay: number) =>
    `${answered} von ${shown} Ringen bemerkt${answered > 0 ? `, im Mittel nach ${number.format(delay / 1000)} s` : ''}.`,
  screen: 'Bildschirm',
  screenUnmeasured: {
    desk: 'Noch nicht gemessen: Das Tempo stimmt nur ungefähr.',
    phone:
      'Noch nicht gemessen: Das Tempo stimmt nur ungefähr. Für ein Telefon gelten 30 cm Abstand; schneller als angezeigt ist der Punkt dort nicht.',
  },
  screenMeasured: (centimetres: number) => `Gemessen. Abstand der Augen: ${number.format(centimetres)} cm.`,
  measureScreen: 'Bildschirm messen',
  reference: 'Woran du misst',
  references: {
    cardLong: 'Karte, lange Seite (85,6 mm)',
    cardShort: 'Karte, kurze Seite (54 mm)',
    oneEuro: '1-Euro-Münze (23,25 mm)',
    twoEuro: '2-Euro-Münze (25,75 mm)',
  },
  referenceHelp:
    'Halte sie an den Bildschirm und stelle den Rahmen so ein, dass er genau so breit ist. Als Karte taugen Bankkarte, Personalausweis und Führerschein im Kartenformat.',
  referenceWidth: 'Breite des Rahmens',
  distance: 'Abstand der Augen vom Bildschirm',
  distanceValue: (centimetres: number) => `${number.format(centimetres)} cm`,
  done: 'Fertig',
  reset: 'Zurücksetzen',
  remind: 'Alle 20 Minuten erinnern',
  remindHelp:
    'Nach 20 Minuten 20 Sekunden lang etwas ansehen, das 6 Meter entfernt ist. Gilt, solange diese Seite offen ist.',
  remindDenied:
    'Der Browser lässt keine Mitteilungen zu. Die Erinnerung erscheint nur auf dieser Seite; erlaube Mitteilungen in den Einstellungen des Browsers, um sie überall zu sehen.',
  remindNow: 'Zeit für einen Blick in die Ferne',
  remindText: 'Sieh 20 Sekunden lang etwas an, das 6 Meter entfernt ist.',
  remindLeft: (seconds: number) => `Noch ${seconds} s`,
  log: 'Verlauf',
  logEmpty: 'Noch keine Übung. Was du länger als 5 Sekunden übst, steht danach hier.',
  logWeek: (minutes: string) => `Letzte 7 Tage: ${minutes}`,
  session: (date: string, exercise: string, minutes: string) => `${date}: ${exercise}, ${minutes}`,
  sessionSpeed: (speed: number) => `bis ${number.format(speed)} °/s`,
  removeSession: (date: string) => `Übung vom ${date} entfernen`,
  sessionRemoved: 'Übung entfernt.',
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
  /** A date and time, given in ms since 1970. */
  date: (time: number) => moment.format(time),
  /** A length in seconds, in words. */
  length: (seconds: number) =>
    seconds < 60 ? `${seconds} s` : `${number.format(Math.round(seconds / 6) / 10)} min`,
}

/** All texts, as the German ones define them. */
export type SmoothEyeLabels = LabelsOf<typeof defaultLabels>
