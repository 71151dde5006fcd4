import { expect, test } from 'vitest'
import { exampleResume } from '../example.ts'
import { fileNameOf } from './fileName.ts'
import { emptyResume } from '../resume.ts'

const example = exampleResume()
const named = (fileName: string) => ({ ...example, style: { ...example.style, fileName } })

test('a file is named after what is in it', () => {
  expect(fileNameOf(example, 'application')).toBe('Lebenslauf_Erika_Mustermann')
  const withLetter = { ...example, letter: { ...example.letter, shown: true } }
  expect(fileNameOf(withLetter, 'application')).toBe('Bewerbung_Erika_Mustermann')
  // Word, text and JSON hold the resume alone.
  expect(fileNameOf(withLetter)).toBe('Lebenslauf_Erika_Mustermann')
  expect(fileNameOf(emptyResume())).toBe('Lebenslauf')
})

test('a pattern of the visitor stays as it is, that of an earlier resume becomes the new one', () => {
  expect(fileNameOf(named('CV {name}'))).toBe('CV Erika Mustermann')
  expect(fileNameOf(named('Lebenslauf {name}'))).toBe('Lebenslauf_Erika_Mustermann')
  expect(fileNameOf(named('{name}/{title}'))).toMatch(/^Erika_Mustermann_Ingenieurin/)
})
