export const contentLabels = {
  contents: 'Inhalt',
  loadImage: 'Bild laden',
  imageFailed: (host: string) =>
    `Das Bild ließ sich von ${host} nicht laden. Prüfe die Verbindung und lade die Seite neu.`,
}
