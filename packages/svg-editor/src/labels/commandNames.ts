/** The commands of a path by their small letters. */
export const commandNames: Readonly<Record<string, string>> = {
  m: 'Bewegen',
  l: 'Linie',
  c: 'Kurve',
  a: 'Bogen',
  z: 'Schließen',
  h: 'Waagrecht',
  v: 'Senkrecht',
  s: 'Glatte Kurve',
  q: 'Parabel',
  t: 'Glatte Parabel',
}
