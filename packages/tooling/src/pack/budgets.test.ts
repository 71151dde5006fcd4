import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { measure } from './budgets.ts'

let folder: string
let files: string[]

// Random bytes cannot be compressed: each file counts as what it is.
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'budgets-'))
  files = ['a', 'b'].map((name) => join(folder, name))
  for (const file of files) writeFileSync(file, randomBytes(1024))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('files count together', () => {
  expect(measure({ name: 'page', files, limit: 2.1 })).toEqual({
    line: 'page: 2.0 of 2.1 KiB',
    exceeded: false,
  })
})

test('a budget can be exceeded', () => {
  expect(measure({ name: 'page', files, limit: 1.9 }).exceeded).toBe(true)
})
