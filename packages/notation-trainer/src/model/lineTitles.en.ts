const titles: Readonly<Record<string, string>> = {
  italian: 'Italian Game',
  spanish: 'Ruy Lopez',
  nimzoIndian: 'Nimzo-Indian Defence',
  gruenfeldIndian: 'Grünfeld Defence',
  sicilianNajdorf: 'Sicilian Defence: Najdorf Variation',
  kingsIndianClassical: 'King’s Indian Defence: Classical Variation',
  londonSystem: 'London System',
  immortalGame: 'Immortal Game: Anderssen – Kieseritzky, London 1851',
  evergreenGame: 'Evergreen Game: Anderssen – Dufresne, Berlin 1852',
  ukrainianImmortal: 'Ukrainian Immortal: Korchmar – Poliak, 1937',
  gameOfTheCentury: 'Game of the Century: D. Byrne – Fischer, New York 1956',
  kasparovTopalov1999: 'Kasparov – Topalov, Wijk aan Zee 1999',
}

// Its times stay under the German title, so that both entries find them.
export const withTitle = <Line extends { readonly id: string; readonly title: string }>(line: Line) => ({
  ...line,
  title: titles[line.id] ?? line.title,
  storedAs: line.title,
})
