export const loginLabels = {
  name: 'Name',
  password: 'Passwort',
  show: 'Passwort anzeigen',
  submit: 'Anmelden',
  busy: 'Wird geprüft …',
  waiting: 'Anmelden geht nur mit JavaScript. Lädt die Seite noch, versuch es gleich noch einmal.',
  later: 'Der Server nimmt gerade keine Anmeldung an. Versuch es in ein paar Minuten noch einmal.',
}
