import { expect, test } from 'vitest'
import { mainPathOf, menuGroups } from './menuGroups.ts'

const labels = (group: keyof typeof menuGroups) => menuGroups[group].map(({ label }) => label)

test('the groups have the labels of the specification', () => {
  expect(labels('main')).toEqual(['Kleinzeug', 'Music', 'Apps', 'Source Code', 'Meta'])
  expect(labels('meta')).toEqual([
    'Über',
    'Impressum',
    'Datenschutz',
    'Quellenangaben',
    'Gewährleistung',
    'Einstellungen',
    'Spenden',
  ])
  // Tools beyond the specification stand behind its own.
  expect(labels('apps').slice(0, 13)).toEqual([
    'Pass Maker',
    'Neo Cortex',
    'Life Hacks',
    'Zahlenraten',
    'Augenübung',
    'Chess Trainer',
    'Erfolge',
    'Selbsteinschätzung (WiP)',
    'Lebenslaufgenerator',
    'Der Entscheider',
    'Arbeitszeit',
    'Digi Radio',
    'SVG Editor',
  ])
  expect(labels('blog')).toEqual(['Blog', 'Hinweise', 'Gendern', 'Externer Content'])
})

test.each([
  ['/', '/'],
  ['/blog/serenity', '/'],
  ['/apps/decider', '/#apps'],
  ['/source/radio', '/source/radio'],
  ['/meta/settings', '/meta/about'],
  ['/music', '/music'],
  ['/login', undefined],
])('%s belongs to %s', (path, main) => {
  expect(mainPathOf(path)).toBe(main)
})
