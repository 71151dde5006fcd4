export const loginLabels = {
  name: 'Name',
  password: 'Passwort',
  show: 'Passwort anzeigen',
  submit: 'Anmelden',
  busy: 'Wird geprüft …',
  later: 'Der Server nimmt gerade keine Anmeldung an. Versuche es in ein paar Minuten noch einmal.',
}
