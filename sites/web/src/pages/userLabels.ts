export const userLabels = {
  signedIn: 'Angemeldet',
  role: { admin: 'Rolle: Verwaltung', user: 'Rolle: Nutzer' },
  signOut: 'Abmelden',
  signOutFailed: 'Der Server antwortet nicht, und nur er kann dich abmelden. Versuch es gleich noch einmal.',
}
