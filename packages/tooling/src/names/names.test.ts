import { expect, test } from 'vitest'
import { collectNames } from './collectNames.ts'
import { germanPartsOf, germanWordsOf } from './germanWords.ts'

test('German words of an English text are found, what it quotes is not', () => {
  expect(germanWordsOf('First release. Ein Werkzeug für die Zeit')).toEqual(['für', 'Zeit'])
  expect(germanWordsOf('The key „Alles löschen“ and `titel` say so')).toEqual([])
})

test('German parts of an identifier are found', () => {
  expect(germanPartsOf('neueListe')).toEqual(['neue', 'Liste'])
  expect(germanPartsOf('größe')).toEqual(['größe'])
  expect(['germanLabels', 'isDesktop', 'asList'].flatMap(germanPartsOf)).toEqual([])
})

test('declared names are collected with their line; those of the module itself are marked', () => {
  const source = `interface Props { titel: string }
export function Window({ shown: isShown }: Props) {
  const inner = isShown
  return inner
}
export const Option = () => null`
  expect(collectNames('a.tsx', source)).toEqual([
    { name: 'Props', line: 1, isTopLevel: true },
    { name: 'titel', line: 1, isTopLevel: false },
    { name: 'Window', line: 2, isTopLevel: true },
    { name: 'isShown', line: 2, isTopLevel: false },
    { name: 'inner', line: 3, isTopLevel: false },
    { name: 'Option', line: 6, isTopLevel: true },
  ])
})
