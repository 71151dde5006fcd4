import { expect, test } from 'vitest'
import { siteConfig, unfilledSettings } from '../../src/site.config.ts'
import turbo from '../../turbo.json' with { type: 'json' }
import { checkPlaceholders } from './placeholders.ts'

test('a build for visitors fails while the operator is not named', () => {
  const unfilled = unfilledSettings()
  expect(unfilled).toContain('operator.name')
  expect(() => checkPlaceholders(unfilled, {})).toThrow('operator.name')
  expect(() => checkPlaceholders(unfilled, { ALLOW_PLACEHOLDERS: '0' })).toThrow('site.config.ts')
})

test('a trial is built when it is allowed, and says so', () => {
  expect(checkPlaceholders(unfilledSettings(), { ALLOW_PLACEHOLDERS: '1' })).toContain('Not for publishing')
})

test('every setting of the operator is asked for', () => {
  const { operator, hosting } = siteConfig
  const fields = [
    ...Object.keys(operator).map((name) => `operator.${name}`),
    ...Object.keys(hosting).map((name) => `hosting.${name}`),
  ]
  expect(unfilledSettings()).toEqual(expect.arrayContaining(fields))
})

test('a site whose settings are filled in is built without a word', () => {
  expect(checkPlaceholders([], {})).toBeUndefined()
})

test('a cached trial is no build for visitors: the permission is part of the cache key', () => {
  expect(turbo.tasks.build.env).toContain('ALLOW_PLACEHOLDERS')
})
