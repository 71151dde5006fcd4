import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { findWords, imperative, ofTexts, textsOfLabels } from './wordList.ts'

const root = fileURLToPath(new URL('../../../../', import.meta.url))
const read = (file: string) => readFileSync(root + file, 'utf8')

test.each([
  ['Der zweite Reiter ist offen.', 'Reiter'],
  ['Das Farbthema gilt sofort.', 'Farbthema'],
  ['Auch das ist ein Ergebnis.', 'Auch das ist'],
  ['Es wiegt 58 KB.', 'Leerzeichen vor dem Einheitenzeichen'],
  ['Die letzten fünf Fassungen bleiben.', 'Fassung'],
  ['Der Code kommt von einer neueren Fassung.', 'Fassung'],
  ['Die Taste heißt ZIP einlesen.', 'einlesen'],
  ['Wähle eine Liste.', 'Befehlsform mit -e'],
  ['Wähle „Netzwerk“.', 'Befehlsform mit -e'],
  ['Dann lösche sie wieder.', 'Befehlsform mit -e'],
  ['Er wird in deinem Browser gesichert.', 'sichern'],
])('%s', (sentence, word) => {
  expect(findWords(`Eine Zeile.\n${sentence}`, ofTexts)).toEqual([{ word, line: 2 }])
})

test('code may name a word', () => {
  expect(findWords('Die Taste `Enter`.\n```ts\nconst Reiter = 1\n```')).toEqual([])
})

const texts = globSync('sites/web/content/**/*.mdx', { cwd: root })

const labels = globSync(
  [
    'sites/web/src/**/{labels,*Labels}.ts',
    'packages/*/src/**/{labels,*Labels,labels*}/*.ts',
    'packages/*/src/**/{labels,*Labels}.ts',
    'packages/tooling/template/package/src/labels.ts',
  ],
  { cwd: root, exclude: ['**/*.en.ts', '**/*.test.ts', '**/dist/**', '**/node_modules/**'] },
)

test.each(labels)('%s keeps the word list', (file) => {
  const further = file.includes('notation-trainer') ? [] : [imperative]
  expect(findWords(textsOfLabels(read(file)), further)).toEqual([])
})

test('every word that is refused stands in the list for writers', () => {
  const guide = read('sites/web/content/README.md')
  for (const word of ['Reiter', 'Fassung', 'Farbthema', 'Radiostrom', 'Enter', 'Zurücknehmen', 'brauchbar'])
    expect(guide).toContain(`| ${word}`)
})

test('there are forty life hacks, as their page says', () => {
  const text = read('sites/web/content/tools/lifehacks.mdx')
  expect(text.match(/^- \*\*/gm)).toHaveLength(40)
  expect(text).toContain('Vierzig')
})

const posts = texts.filter((name) => name.includes('/blog/'))

test.each(posts)('%s has a drawing, and as many words as its subject needs', (file) => {
  const text = read(file)
  expect(text).toMatch(/from '\.\.\/drawings\/\w+\.tsx'/)
  const words = text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length
  expect(words).toBeGreaterThan(400)
  expect(words).toBeLessThan(1800)
})
