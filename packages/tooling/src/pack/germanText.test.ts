import { expect, test } from 'vitest'
import { germanText } from './germanText.ts'

const german = { title: 'Erfolge', keys: { undo: 'Zurück' }, name: 'Tags' }
const english = { title: 'Achievements', name: 'Tags' }

test('German letters and German labels are found, names that both languages have are not', () => {
  expect(germanText('a="Tags";b=`Achievements`', german, english)).toEqual([])
  expect(germanText('a="Erfolge"', german, english)).toEqual(['Erfolge'])
  expect(germanText('f=t=>`${t} gelöscht`', german, english)).toEqual(['${t} gelöscht'])
})

test('what is named may stay', () => {
  expect(germanText('a=["schlagwörter"]', german, english, ['schlagwörter'])).toEqual([])
  const opening = 'a="Sämisch Variation, Sämisch Gambit";b="Sämisch: Läufer"'
  expect(germanText(opening, german, english, [/Sämisch/g])).toEqual([': Läufer'])
})
