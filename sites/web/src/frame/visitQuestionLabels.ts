/** The question whether visits may be counted. */
export const visitQuestionLabels = {
  name: 'Besuche zählen',
  question: 'Darf diese Seite melden, welche Seiten du aufrufst? Die Meldung geht nur an den eigenen Server.',
  more: 'Was darin steht',
  yes: 'Ja',
  no: 'Nein',
} as const
