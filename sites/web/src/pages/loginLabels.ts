export const loginLabels = {
  name: 'Name',
  password: 'Passwort',
  show: 'Passwort anzeigen',
  submit: 'Anmelden',
  busy: 'Wird geprüft …',
  waiting: 'Anmelden geht nur mit JavaScript. Lädt die Seite noch, versuche es gleich noch einmal.',
  later: 'Der Server nimmt gerade keine Anmeldung an. Versuche es in ein paar Minuten noch einmal.',
}
