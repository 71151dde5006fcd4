export const loginLabels = {
  name: 'Name',
  password: 'Passwort',
  show: 'Passwort anzeigen',
  submit: 'Anmelden',
  busy: 'Wird geprüft …',
}
