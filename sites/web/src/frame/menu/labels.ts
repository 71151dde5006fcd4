import type { MenuGroupName } from './menuGroups.ts'

const groups: Readonly<Record<MenuGroupName, string>> = {
  main: 'Hauptmenü',
  apps: 'Apps',
  blog: 'Blog',
  meta: 'Meta',
}

export const menuLabels = {
  menu: 'Hauptnavigation',
  groups,
  back: (group: string) => `${group}: zurück zum Hauptmenü`,
}
