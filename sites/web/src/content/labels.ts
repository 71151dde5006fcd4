export const contentLabels = {
  contents: 'Inhalt',
  loadImage: 'Bild laden',
  age: (of: string) => `Stand ${of}, neuere Zahlen dürften vorliegen`,
  imageFailed: (host: string) =>
    `Das Bild ließ sich von ${host} nicht laden. Prüf die Verbindung und lade die Seite neu.`,
}
