/** What the page says before a step is chosen, and without a script. */
export const startLabels = {
  legend: 'Meta',
  show: 'Zeigen',
  read: 'Lesen',
  thisDevice: 'dieses Gerät',
  showFirst: 'Code zeigen',
  readFirst: 'Code lesen',
  showHint: 'Dieses Gerät zeigt zuerst, das andere liest. Danach umgekehrt.',
  readHint: 'Das andere Gerät zeigt schon einen Code.',
  loadFailed: 'Das ließ sich nicht laden. Mit Netz gelingt es beim nächsten Versuch.',
  withoutScript:
    'Zum Übertragen braucht diese Seite JavaScript. Mit einer Datei geht es auch: Du exportierst sie in den Einstellungen des einen Geräts und importierst sie auf dem anderen.',
}
