import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('nothing here draws with Math.random or writes to a store of the browser', () => {
  const files = globSync('src/**/*.{ts,tsx}', { exclude: ['src/**/*.test.*', 'src/**/*.stories.tsx'] })
  expect(files.length).toBeGreaterThan(30)
  const forbidden =
    /Math\.random|localStorage\.|sessionStorage|indexedDB|history\.(push|replace)State|document\.cookie|\bfetch\(/
  expect(files.filter((file) => forbidden.test(readFileSync(file, 'utf8')))).toEqual([])
})
