export const userLabels = {
  signedIn: 'Angemeldet',
  role: { admin: 'Rolle: Verwaltung', user: 'Rolle: Nutzer' },
  signOut: 'Abmelden',
}
