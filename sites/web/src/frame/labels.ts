/** The texts of the frame. */
export const frameLabels = {
  skip: 'Zum Inhalt',
  home: (product: string) => `${product}, Startseite`,
  login: 'Login',
  contact: 'Kontakt',
  imprint: 'Impressum / Datenschutz',
} as const
