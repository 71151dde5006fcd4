import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { catalogue } from './catalogue/catalogue.ts'
import { nest, NESTED } from './nested.ts'

const { things } = catalogue
const pairs = fc.tuple(fc.constantFrom(...things), fc.constantFrom(...things))

test.prop([pairs])('two things lie in one picture on one baseline, to one scale', ([a, b]) => {
  const [smaller, larger] = a.size <= b.size ? [a, b] : [b, a]
  const picture = nest(smaller, larger)
  if (!picture) return
  expect(Math.max(picture.width, picture.height)).toBeCloseTo(NESTED, 6)
  const [outer, inner] = picture.places
  for (const { x, y, width, height } of picture.places) {
    expect(x).toBeGreaterThanOrEqual(-1e-9)
    expect(x + width).toBeLessThanOrEqual(picture.width + 1e-6)
    expect(y + height).toBeCloseTo(picture.height, 6)
  }
  const side = ({ drawing }: typeof a, place: typeof outer) =>
    (drawing.along === 'width' ? place.width : place.height) * drawing.share
  expect(side(larger, outer) / side(smaller, inner) / (larger.size / smaller.size)).toBeCloseTo(1, 6)
})

test('what could not be seen is not drawn', () => {
  const find = (id: string) => things.find((thing) => thing.id === id) ?? things[0]!
  expect(nest(find('human'), find('earth'))).toBeUndefined()
  expect(nest(find('moon'), find('earth'))).toBeDefined()
})
