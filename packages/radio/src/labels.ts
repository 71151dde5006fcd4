import { stepLabels, type StepLabels } from '@kleinzeug/shell/labels'
import type { RadioStep } from './state/createRadioState.ts'
import type { Status } from './model/playback.ts'
import type { Reason } from './model/reason.ts'

const states: Record<Status, string> = {
  off: 'aus',
  connecting: 'verbindet',
  playing: 'spielt',
  buffering: 'puffert',
  paused: 'Pause',
  error: 'Fehler',
}

const reasons: Record<Reason, string> = {
  offline: 'Du bist offline.',
  unreachable: 'Der Sender ist nicht erreichbar.',
  missing: 'Der Sender verweigert den Stream.',
  unavailable: 'Der Sender meldet eine Störung.',
  redirect: 'Die Weiterleitung des Senders führt zu keinem Stream.',
  notAudio: 'Unter dieser Adresse kommt kein Audio.',
  unplayable: 'Der Sender antwortet, aber nicht mit einem Stream.',
  undecodable: 'Diesen Stream kann dein Browser nicht entschlüsseln.',
  unsupported: 'Dieses Format spielt dein Browser nicht.',
  insecure: 'Der Sender ist unsicher (http). Diese Seite spielt nur https.',
  playlistBlocked:
    'Diese Senderliste darf dein Browser nicht lesen. Trag die Adresse des Streams selbst ein.',
  playlistEmpty: 'Die Senderliste führt zu keinem Stream.',
  ended: 'Der Sender hat den Stream beendet.',
  stalled: 'Die Verbindung ist abgerissen.',
  thin: 'Leitung zu langsam.',
  slow: 'Der Sender antwortet langsam.',
  blocked: 'Vom Browser blockiert. Drück noch einmal auf Start.',
  otherTab: 'Spielt jetzt in einem anderen Tab.',
}

/** Every text of the radio. Replace any of them through the `labels` prop. */
export interface RadioLabels extends StepLabels {
  readonly title: string
  readonly widgetTitle: string
  readonly states: Readonly<Record<Status, string>>
  readonly reasons: Readonly<Record<Reason, string>>
  readonly stateIs: (station: string, state: string) => string
  readonly retryIn: (seconds: number) => string
  readonly retry: string
  readonly station: (place: number) => string
  readonly stationKeys: string
  readonly emptyKey: string
  readonly play: string
  readonly pause: string
  readonly stop: string
  readonly mute: string
  readonly muted: string
  readonly unmuted: string
  readonly next: string
  readonly previous: string
  readonly volume: string
  readonly volumeShort: string
  readonly percent: (value: number) => string
  readonly percentShort: (value: number) => string
  readonly volumeFixed: string
  readonly pin: string
  readonly unpin: string
  readonly pinHint: string
  readonly unpinHint: string
  readonly sleep: string
  readonly sleepOff: string
  readonly sleepLeft: (minutes: number) => string
  readonly sleepStarted: (minutes: number) => string
  readonly sleepCancelled: string
  readonly tools: string
  readonly list: string
  readonly listHint: string
  readonly up: (host: string) => string
  readonly down: (host: string) => string
  readonly remove: (host: string) => string
  readonly replace: (host: string) => string
  readonly replacing: (host: string) => string
  readonly replaceCancel: string
  readonly listen: (host: string) => string
  readonly removed: (host: string) => string
  readonly moved: (host: string, place: number) => string
  readonly added: (host: string) => string
  readonly replaced: (before: string, after: string) => string
  readonly onlyOne: string
  readonly full: (most: number) => string
  readonly search: string
  readonly searchLabel: string
  readonly searchHint: string
  readonly searchButton: string
  readonly searching: string
  readonly found: (count: number) => string
  readonly foundNone: string
  readonly searchFailed: string
  readonly searchEmpty: string
  readonly add: string
  readonly addNamed: (host: string) => string
  readonly replaceWith: (host: string) => string
  readonly has: string
  readonly own: string
  readonly ownName: string
  readonly ownUrl: string
  readonly ownUrlHint: string
  readonly ownNameEmpty: string
  readonly ownUrlWrong: string
  readonly ownUrlInsecure: string
  readonly ownUrlTwice: string
  readonly files: string
  readonly exportJson: string
  readonly exportM3u: string
  readonly import: string
  readonly importHint: string
  readonly imported: (count: number, skipped: number) => string
  readonly importedNone: string
  readonly importFailed: string
  readonly importUnreadable: string
  readonly fileName: string
  readonly reset: string
  readonly resetDone: string
  readonly pageKeys: string
  readonly pageKeysHint: string
  readonly keys: string
  readonly close: string
  readonly spaceKey: string
  readonly keyToggle: string
  readonly keyMute: string
  readonly keyLouder: string
  readonly keyQuieter: string
  readonly keyShowKeys: string
  /** What undo and redo call each step. */
  readonly steps: Readonly<Record<RadioStep['kind'], string>>
}

/** The German texts of Digi Radio. */
export const defaultLabels: RadioLabels = {
  ...stepLabels,
  title: 'Digi Radio',
  widgetTitle: 'Radio',
  states,
  reasons,
  stateIs: (station: string, state: string) => `${station}: ${state}`,
  retryIn: (seconds: number) => (seconds <= 1 ? 'Neuer Versuch …' : `Neuer Versuch in ${seconds} s`),
  retry: 'Noch einmal versuchen',
  station: (place: number) => `Sender ${place}`,
  stationKeys: 'Sender',
  emptyKey: 'frei',
  play: 'Start',
  pause: 'Pause',
  stop: 'Stopp',
  mute: 'Stumm',
  muted: 'stumm',
  unmuted: 'Ton an',
  next: 'Nächster Sender',
  previous: 'Voriger Sender',
  volume: 'Lautstärke',
  volumeShort: 'Laut',
  percent: (value: number) => `${value} Prozent`,
  percentShort: (value: number) => `${value} %`,
  volumeFixed: 'Die Lautstärke stellst du an den Tasten deines Geräts ein.',
  pin: 'Anheften',
  unpin: 'Ablösen',
  pinHint: 'Radio auf jeder Seite oben rechts zeigen',
  unpinHint: 'Radio nicht mehr auf jeder Seite zeigen',
  sleep: 'Einschlafen nach Minuten',
  sleepOff: 'aus',
  sleepLeft: (minutes: number) => `Schläft in ${minutes} Min.`,
  sleepStarted: (minutes: number) => `Das Radio geht in ${minutes} Minuten aus.`,
  sleepCancelled: 'Der Einschlaf-Timer ist aus.',
  tools: 'Sender verwalten',
  list: 'Deine Sender',
  listHint: 'Die ersten acht liegen auf den Tasten.',
  up: (host: string) => `${host} nach oben`,
  down: (host: string) => `${host} nach unten`,
  remove: (host: string) => `${host} entfernen`,
  replace: (host: string) => `${host} ersetzen`,
  replacing: (host: string) => `Was du jetzt suchst oder einträgst, kommt an die Stelle von ${host}.`,
  replaceCancel: 'Nicht ersetzen',
  listen: (host: string) => `${host} einstellen`,
  removed: (host: string) => `${host} ist entfernt.`,
  moved: (host: string, place: number) => `${host} liegt jetzt auf Platz ${place}.`,
  added: (host: string) => `${host} ist hinzugefügt.`,
  replaced: (before: string, after: string) => `${after} liegt jetzt an der Stelle von ${before}.`,
  onlyOne: 'Der einzige Sender lässt sich nicht entfernen.',
  full: (most: number) => `Mehr als ${most} Sender passen nicht in die Liste.`,
  search: 'Sender finden',
  searchLabel: 'Name des Senders',
  searchHint: 'Erst wenn du suchst, fragt dein Browser das freie Verzeichnis Radio-Browser.',
  searchButton: 'Suchen',
  searching: 'Suche im Verzeichnis …',
  found: (count: number) => (count === 1 ? 'Ein Sender gefunden' : `${count} Sender gefunden`),
  foundNone: 'Dazu steht nichts im Verzeichnis. Such mit einem Teil des Namens.',
  searchFailed:
    'Das Verzeichnis ist nicht erreichbar. Such später noch einmal oder trag die Adresse des Streams selbst ein.',
  searchEmpty: 'Gib den Namen eines Senders ein.',
  add: 'Hinzufügen',
  addNamed: (host: string) => `${host} hinzufügen`,
  replaceWith: (host: string) => `Durch ${host} ersetzen`,
  has: 'schon in der Liste',
  own: 'Eigene Adresse',
  ownName: 'Name',
  ownUrl: 'Adresse des Streams',
  ownUrlHint: 'Beginnt mit https:// und führt zu MP3, AAC, Ogg, HLS, M3U oder PLS.',
  ownNameEmpty: 'Gib dem Sender einen Namen.',
  ownUrlWrong: 'Das ist keine vollständige Adresse. Sie beginnt mit https://.',
  ownUrlInsecure: 'Diese Adresse ist unsicher (http). Trag die Adresse ein, die mit https:// beginnt.',
  ownUrlTwice: 'Dieser Stream ist schon in der Liste.',
  files: 'Import und Export',
  exportJson: 'Als JSON exportieren',
  exportM3u: 'Als M3U exportieren',
  import: 'Aus Datei importieren',
  importHint: 'Liest JSON aus diesem Radio, M3U und PLS.',
  imported: (count: number, skipped: number) =>
    `${count === 1 ? 'Ein Sender' : `${count} Sender`} dazugekommen.${skipped > 0 ? ` ${skipped === 1 ? 'Ein Eintrag' : `${skipped} Einträge`} ohne https-Adresse ausgelassen.` : ''}`,
  importedNone: 'Alle Sender der Datei sind schon in der Liste, oder die Liste ist voll.',
  importFailed: 'In der Datei steht kein Stream mit https-Adresse. Wähl eine andere Datei.',
  importUnreadable: 'Die Datei lässt sich nicht lesen. Wähl eine andere Datei.',
  fileName: 'radio-sender',
  reset: 'Die acht Sender wiederherstellen',
  resetDone: 'Die acht Sender und ihre Lautstärken sind wiederhergestellt.',
  pageKeys: 'Tasten auf der ganzen Seite',
  pageKeysHint: '1–8 Sender · Leertaste Start und Pause · M stumm · ↑ ↓ Lautstärke · ? alle Tasten',
  keys: 'Tasten',
  close: 'Schließen',
  spaceKey: 'Leertaste',
  keyToggle: 'Start und Pause',
  keyMute: 'Stumm',
  keyLouder: 'Lauter',
  keyQuieter: 'Leiser',
  keyShowKeys: 'Diese Tasten zeigen',
  steps: {
    add: 'Hinzufügen',
    remove: 'Entfernen',
    replace: 'Ersetzen',
    move: 'Verschieben',
    import: 'Import',
    reset: 'Zurücksetzen',
  },
}
