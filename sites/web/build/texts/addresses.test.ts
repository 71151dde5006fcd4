import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import * as v from 'valibot'
import addresses from '../../content/addresses.json' with { type: 'json' }

const content = fileURLToPath(new URL('../../content/', import.meta.url))
const day = v.nullable(v.pipe(v.string(), v.isoDate()))

/** Every address of another site in texts, drawings and their data; code blocks only quote. */
const linked = new Set(
  globSync('**/*.{mdx,tsx,json}', { cwd: content, exclude: ['addresses.json', 'promises.json'] }).flatMap(
    (file) => {
      const text = readFileSync(content + file, 'utf8').replaceAll(/^```[\s\S]*?^```/gm, '')
      return text.match(/https?:\/\/[^\s)"'<>`]+/g) ?? []
    },
  ),
)

test('every address outside is listed with the day it was last opened, and no other', () => {
  expect(addresses.map(({ url }) => url).toSorted()).toEqual([...linked].toSorted())
})

test('a day is a day in the past, or null where nobody has opened the address yet', () => {
  const today = new Date().toISOString().slice(0, 10)
  const isKnown = (known: unknown) => v.is(day, known) && (known === null || known <= today)
  expect(addresses.filter(({ opened, copyRead }) => !isKnown(opened) || !isKnown(copyRead))).toEqual([])
})
