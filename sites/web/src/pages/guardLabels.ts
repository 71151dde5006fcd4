export const sessionLabels = {
  checking: 'Die Anmeldung wird geprüft …',
  otherRole: (name: string) =>
    `Du bist als ${name} angemeldet. Diese Seite ist für eine andere Rolle gedacht und lässt sich mit deiner nicht öffnen. Melde dich mit einem anderen Konto an.`,
}
