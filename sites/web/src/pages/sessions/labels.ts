export const sessionListLabels = {
  loading: 'Die Anmeldungen werden geholt …',
  failed: 'Die Anmeldungen ließen sich nicht holen. Lade die Seite später noch einmal.',
  title: 'Anmeldungen',
  legend: (count: number) => (count === 1 ? '1 Browser' : `${count} Browser`),
  unknown: 'Unbekannter Browser',
  current: 'dieser Browser',
  since: (moment: string) => `angemeldet ${moment}`,
  until: (moment: string) => `gilt bis ${moment}`,
  endOthers: 'Andere abmelden',
  ended: (count: number) =>
    count === 1 ? 'Ein anderer Browser ist abgemeldet.' : `${count} andere Browser sind abgemeldet.`,
  endFailed: 'Die anderen Browser ließen sich nicht abmelden. Versuch es gleich noch einmal.',
}
