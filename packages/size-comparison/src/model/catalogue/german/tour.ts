/** German texts of the stops of the tour. */
export const tour: Readonly<Record<string, string>> = {
  universe: 'So weit reicht das Licht, das uns seit dem Urknall erreicht hat.',
  laniakea: 'In diesem Superhaufen liegt die Milchstraße, weit am Rand.',
  'milky-way': 'Unsere Galaxie: Licht braucht etwa 100.000 Jahre von Rand zu Rand.',
  'light-year': 'Ein Lichtjahr. Bis zum nächsten Stern sind es mehr als vier davon.',
  'neptune-orbit': 'Die Bahn des äußersten Planeten. Die Sonne ist darin ein Punkt.',
  sun: 'Mehr als hundert Erden lägen hier nebeneinander.',
  earth: 'Alle Berge und alle Meere sind in diesem Maßstab dünner als die Linie.',
  everest: 'Der höchste Berg: knapp neun Kilometer über dem Meer.',
  human:
    'Von hier sind es 15 Zehnerpotenzen hinunter zum Proton, 35 zur Planck-Länge und fast 27 hinauf zum beobachtbaren Universum.',
  'red-cell': 'In einem Tropfen Blut sind Millionen davon.',
  dna: 'Die Doppelhelix, in der die Erbinformation jedes Lebewesens steht.',
  proton: 'Das Wasserstoffatom, dessen Kern ein Proton ist, hat den rund 140.000-fachen Durchmesser.',
}
