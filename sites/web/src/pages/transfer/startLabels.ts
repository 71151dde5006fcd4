/** What the page says before a step is chosen, and without a script. */
export const startLabels = {
  legend: 'Meta',
  show: 'Zeigen',
  read: 'Lesen',
  thisDevice: 'dieses Gerät',
  showFirst: 'Code zeigen',
  readFirst: 'Code lesen',
  showHint: 'Dieses Gerät zeigt einen Code, das andere liest ihn. Danach umgekehrt.',
  readHint: 'Das andere Gerät zeigt schon einen Code, und dieses liest ihn.',
  loadFailed: 'Das ließ sich nicht laden. Mit Netz gelingt es beim nächsten Versuch.',
  withoutScript:
    'Zum Übertragen braucht diese Seite JavaScript. Mit einer Datei geht es auch: Du exportierst sie in den Einstellungen des einen Geräts und importierst sie auf dem anderen.',
}
