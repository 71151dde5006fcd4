import type { MenuGroupName } from './menuGroups.ts'

const groups: Readonly<Record<MenuGroupName, string>> = {
  main: 'Hauptmenü',
  apps: 'Apps',
  blog: 'Blog',
  meta: 'Meta',
}

/** The link to the page of the entry that opens a group: by touch, the entry itself only opens. */
const overviews: Readonly<Record<MenuGroupName, string>> = {
  main: '',
  apps: 'Alle Apps',
  blog: 'Startseite',
  meta: 'Über',
}

export const menuLabels = {
  menu: 'Hauptnavigation',
  groups,
  overviews,
  back: (group: string) => `${group}: zurück zum Hauptmenü`,
}
