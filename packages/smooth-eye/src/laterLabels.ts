import { numberFormat } from '@kleinzeug/shell/labels'
const number = numberFormat('de-DE', { maximumFractionDigits: 1 })

/** The German texts of the run, the log, the reminder and the measuring, which load with them. */
export const laterLabels = {
  gaze: {
    near: 'Nah: Sieh auf den Punkt.',
    far: 'Fern: Sieh auf etwas, das mindestens 6 Meter entfernt ist.',
  },
  finished: (minutes: string) => `Fertig nach ${minutes}.`,
  reducedMotion: 'Dein System wünscht wenig Bewegung. Der Punkt bewegt sich erst, wenn du „Start“ drückst.',
  /** Of a screen that was not measured, on a phone. */
  unmeasuredPhone: 'Für ein Telefon gelten 30 cm Abstand; schneller als angezeigt ist der Punkt dort nicht.',
  /** In place of the speed, where the dot does not glide. */
  saccades: '1 Sprung je Sekunde, höchstens 20°',
  nearFar: '10 s nah, 10 s fern',
  probeHelp:
    'Ab und zu wird der Punkt für anderthalb Sekunden zum Ring. Drück dann A oder tipp ins Feld. Danach siehst du, wie oft und wie schnell du es bemerkt hast. Über deine Augen sagt das nichts.',
  score: (answered: number, shown: number, delay: number) =>
    `${answered} von ${shown} Ringen bemerkt${answered > 0 ? `, im Mittel nach ${number(delay / 1000)} s` : ''}.`,
  reference: 'Woran du misst',
  references: {
    cardLong: 'Karte, lange Seite (85,6 mm)',
    cardShort: 'Karte, kurze Seite (54 mm)',
    oneEuro: '1-Euro-Münze (23,25 mm)',
    twoEuro: '2-Euro-Münze (25,75 mm)',
  },
  referenceHelp:
    'Halte sie an den Bildschirm und stell den Rahmen so ein, dass er genau so breit ist. Als Karte taugen Bankkarte, Personalausweis und Führerschein im Kartenformat.',
  referenceWidth: 'Breite des Rahmens',
  done: 'Fertig',
  reset: 'Zurücksetzen',
  remindDenied:
    'Der Browser lässt keine Mitteilungen zu. Die Erinnerung erscheint nur auf dieser Seite; erlaube Mitteilungen in den Einstellungen des Browsers, um sie überall zu sehen.',
  remindText: 'Sieh 20 Sekunden lang etwas an, das 6 Meter entfernt ist.',
  remindLeft: (seconds: number) => `Noch ${seconds} s`,
  logWeek: (minutes: string) => `Letzte 7 Tage: ${minutes}`,
  session: (date: string, exercise: string, minutes: string) => `${date}: ${exercise}, ${minutes}`,
  sessionSpeed: (speed: number) => `bis ${number(speed)} °/s`,
  removeSession: (date: string) => `Übung vom ${date} entfernen`,
  sessionRemoved: 'Übung entfernt.',
  /** A date and time, given in ms since 1970. */
  date: (time: number) => new Date(time).toLocaleString('de-DE', { dateStyle: 'medium', timeStyle: 'short' }),
  /** A length in seconds, in words. */
  length: (seconds: number) =>
    seconds < 60 ? `${seconds} s` : `${number(Math.round(seconds / 6) / 10)} min`,
}
