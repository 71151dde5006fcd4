import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { angleOf, linearSpeed, references, resolutionOf } from './screen.ts'

test('a card of 324 CSS pixels is that of 96 pixels per inch', () => {
  expect(resolutionOf('cardLong', 323.5)).toBeCloseTo(96 / 25.4, 2)
})

test('the short side of a card and a coin measure the same screen as its long side', () => {
  expect(resolutionOf('cardShort', 204.02)).toBeCloseTo(96 / 25.4, 2)
  expect(resolutionOf('oneEuro', 87.87)).toBeCloseTo(96 / 25.4, 2)
})

test.prop([fc.double({ noNaN: true })])('no measurement makes the screen absurd', (pixels) => {
  const resolution = resolutionOf('cardShort', pixels)
  expect(resolution).toBeGreaterThanOrEqual(1.5)
  expect(resolution).toBeLessThanOrEqual(20)
})

test('a card at arm’s length takes up about eight degrees', () => {
  expect(angleOf(references.cardLong, 600)).toBeCloseTo(8.16, 1)
})

test('30 degrees a second at 60 cm are 314 mm a second', () => {
  expect(linearSpeed(30, 600)).toBeCloseTo(314.16, 1)
  expect(linearSpeed(30, 300)).toBeCloseTo(157.08, 1)
})
