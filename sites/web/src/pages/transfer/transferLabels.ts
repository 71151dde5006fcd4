import type { CodeRefusal } from './connect/connection.ts'

const tools = (count: number) => (count === 1 ? '1 Werkzeug' : `${count} Werkzeuge`)

/** Keys, states and answers of the page; what is told there stands in content/meta/transfer.mdx. */
export const transferLabels = {
  show: 'Zeigen',
  read: 'Lesen',
  first: 'Schritt 1',
  second: 'Schritt 2',
  restart: 'Von vorn',

  preparing: 'Der Code entsteht …',
  offerShown: 'Lies diesen Code mit dem anderen Gerät. Danach zeigt es seinen.',
  answerShown: 'Lies diesen Code mit dem ersten Gerät. Dann sind beide verbunden.',
  awaitsCode: 'Hier steht gleich der Code dieses Geräts.',
  codeImage: 'Code dieses Geräts zum Abfotografieren',
  copy: 'Code kopieren',
  copied: 'Kopiert',
  copyFailed: 'Der Browser hat das Kopieren verweigert. Markier den Text und kopier ihn selbst.',
  codeText: 'Code als Text',

  held: 'Halt den Code des anderen Geräts vor die Kamera.',
  camera: 'Mit der Kamera lesen',
  stopCamera: 'Kamera aus',
  cameraLive: 'Bild der Kamera',
  cameraNone: 'Hier ist keine Kamera zu finden. Kopier den Code auf dem anderen Gerät und füg ihn unten ein.',
  cameraRefused:
    'Die Kamera ist nicht freigegeben. Erlaube sie in den Angaben zur Website, oder füg den Code als Text ein.',
  cameraFailed: 'Die Kamera ließ sich nicht starten. Vielleicht benutzt sie ein anderes Programm.',
  pasted: 'Code des anderen Geräts',
  pasteHint: 'Über eine Nachricht oder eine gemeinsame Zwischenablage',
  takePasted: 'Übernehmen',
  accepted: 'Gelesen.',

  refusal: {
    foreign: 'Das ist kein Code dieser Seite.',
    newer: 'Dieser Code kommt von einer neueren Version dieser Seite. Lade die Seite hier neu.',
    cut: 'An diesem Code fehlt etwas. Kopier ihn noch einmal, vom ersten bis zum letzten Zeichen.',
    own: 'Das ist der Code dieses Geräts. Gebraucht wird der des anderen.',
    offerWanted:
      'Dieses Gerät wartet auf den ersten Code; der hier ist schon eine Antwort. Fangt beide von vorn an.',
    answerWanted: 'Beide Geräte zeigen zuerst. Eines von beiden muss zuerst lesen.',
    otherAnswer: 'Dieser Code antwortet auf einen anderen als den, der hier steht. Fangt beide von vorn an.',
  } satisfies Record<CodeRefusal, string>,

  connecting: 'Die Geräte suchen einander …',
  waiting: 'Wartet auf das andere Gerät.',
  exchanging: (percent: number) => `Was sich unterscheidet, kommt an: ${percent} %.`,
  progress: 'Angekommen',

  nothing: 'Beide Geräte haben schon denselben Stand.',
  travelled: (sent: number, received: number) =>
    `Verschickt: ${tools(sent)}. Angekommen: ${tools(received)}. Noch ist nichts gespeichert.`,
  changes: 'Was sich auf diesem Gerät ändert',
  noChange: 'Auf diesem Gerät ändert sich nichts; das andere übernimmt, was hier steht.',
  becomes: 'danach',
  lost: (names: string) =>
    `An derselben Stelle haben beide Geräte etwas anderes: ${names}. Dort gilt, was später geändert wurde.`,
  unreadable: (names: string) => `Nicht zu lesen war: ${names}. Das bleibt, wie es ist.`,
  merge: 'Zusammenführen',
  merged: 'Zusammengeführt. Drück die Taste auch auf dem anderen Gerät, dann haben beide denselben Stand.',
  undo: 'Rückgängig',
  undone: 'Dieses Gerät ist wieder auf dem Stand von vorher.',

  failure: {
    unsupported: 'Dieser Browser kann keine Verbindung zu einem anderen Gerät aufbauen.',
    noAddress:
      'Der Browser nennt keine Adresse in einem Netz. Verbinde das Gerät mit demselben WLAN wie das andere.',
    unreachable: 'Die Geräte finden keinen direkten Weg zueinander.',
    broken: 'Die Verbindung ist abgerissen, bevor alles da war. Auf diesem Gerät ist alles, wie es war.',
    version: 'Auf den beiden Geräten laufen verschiedene Versionen dieser Seite. Lade sie auf beiden neu.',
    garbled: 'Was ankam, war nicht zu lesen. Auf diesem Gerät ist alles, wie es war.',
    tooLarge: 'Das andere Gerät hat mehr, als sich auf einmal übertragen lässt. Hier ist alles, wie es war.',
    edited: 'Inzwischen wurde hier etwas geändert. Übertrage noch einmal, damit nichts davon verloren geht.',
    refused: 'Das ließ sich hier nicht speichern. Auf diesem Gerät ist alles, wie es war.',
    unloaded: 'Das ließ sich nicht laden. Mit Netz gelingt es beim nächsten Versuch.',
  },
  failureDetail: {
    unreachable:
      'Sie müssen im selben Netz sein, und das Netz darf Geräte nicht voneinander trennen, wie es Gastnetze tun. Über das Internet ginge es nur mit einem Server, der beide bekannt macht; den gibt es hier mit Absicht nicht.',
  },
  byFile: 'Stattdessen hilft eine Datei: „Verschlüsselt exportieren …“ in den Einstellungen.',
}

export type Failure = keyof typeof transferLabels.failure
