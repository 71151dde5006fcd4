import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import promises from '../../content/promises.json' with { type: 'json' }

const read = (name: string) => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8')

test.each(promises)('$text: $sentence', ({ text, sentence, file, test }) => {
  expect(read(`content/${text}`).replaceAll(/\s+/g, ' ')).toContain(sentence)
  expect(read(file)).toContain(test)
})
