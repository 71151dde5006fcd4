import { expect, test } from 'vitest'
import { makeCode, seal, unseal } from './sealed.ts'

test('a code has twelve signs in three groups', () => {
  expect(makeCode()).toMatch(/^[a-hjkmnp-z2-9]{4}(-[a-hjkmnp-z2-9]{4}){2}$/)
  expect(makeCode()).not.toBe(makeCode())
})

test('what was sealed is opened by its code alone, however that is typed', async () => {
  const text = '{"über":"Anna – „mutig“"}'
  const sealed = await seal(text, 'abcd-efgh-jk23')
  expect(sealed).toMatch(/^[\w-]+$/)
  expect(sealed).not.toContain(btoa('{"'))
  expect(await unseal(sealed, ' ABCD efghJK23')).toBe(text)
  expect(await unseal(sealed, 'abcd-efgh-jk24')).toBeUndefined()
})

test('the same text is sealed differently each time', async () => {
  expect(await seal('x', 'abcd')).not.toBe(await seal('x', 'abcd'))
})

test('what is damaged, cut or none is not opened, and nothing throws', async () => {
  const sealed = await seal('Text', 'abcd')
  const middle = Math.floor(sealed.length / 2)
  const other = sealed[middle] === 'A' ? 'B' : 'A'
  for (const damaged of [
    `${sealed.slice(0, middle)}${other}${sealed.slice(middle + 1)}`,
    sealed.slice(0, 30),
    'ä%',
    '',
  ])
    expect(await unseal(damaged, 'abcd')).toBeUndefined()
})
