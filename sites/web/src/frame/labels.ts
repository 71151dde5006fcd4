import type { MenuGroupName } from './menu/menuGroups.ts'

/** The words of what stands around every page. */
export const frameLabels = {
  skip: 'Zum Inhalt',
  home: (product: string) => `${product}, Startseite`,
  theme: 'Farbschema',
  search: 'Suche',
  searchTitle: 'Suche (Strg K)',
  login: 'Login',
  radio: 'Radio',

  menu: 'Hauptnavigation',
  groups: { main: 'Hauptmenü', apps: 'Apps', blog: 'Blog', meta: 'Meta' } satisfies Record<
    MenuGroupName,
    string
  >,
  back: (group: string) => `${group}: zurück zum Hauptmenü`,

  contact: 'Kontakt',
  imprint: 'Impressum / Datenschutz',
} as const
