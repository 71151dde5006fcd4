import { expect, test } from 'vitest'
import { createInspector } from './inspector.ts'
import { readSvg } from './readSvg.ts'
import { staysInside } from './safety.ts'

const hiddenIn = (tag: string) => {
  const inspector = createInspector()
  readSvg(`<svg xmlns="http://www.w3.org/2000/svg">${tag}</svg>`, undefined, inspector.see)
  return inspector.hidden()
}

test.each([
  ['<rect fill="url(https://a.b/c)"/>', 'url()'],
  ['<rect fill="url(&quot;https://a.b/c&quot;)"/>', 'url()'],
  ['<rect fill="url( &apos;//a.b/c&apos;)"/>', 'url()'],
  ['<rect fill="&#117;rl(&#x68;ttps://a.b/c)"/>', 'url()'],
  ['<rect fill="&#117;rl(&quot;https://a.b/c&quot;)"/>', 'url()'],
  ['<a href="&#106;avascript:alert(1)"><rect/></a>', 'javascript:'],
  ['<rect id="java&#115;cript:alert(1)"/>', 'javascript:'],
])('the notice names what %s would load or run, however it is written', (tag, name) => {
  expect(hiddenIn(tag)).toContain(name)
})

test.each(['<rect fill="url(#a)"/>', '<rect fill="url(&quot;#a&quot;)"/>', '<rect id="&amp;&lt;a&gt;"/>'])(
  'the notice names nothing of %s',
  (tag) => {
    expect(hiddenIn(tag)).toEqual([])
  },
)

test.each([
  ['url(#a)', true],
  ['URL( "#a" ) url(\'#b\') red', true],
  ['url(#url(#a)', true],
  ['url("#a\')', false],
  ['url(#a b)', false],
  ['url(#a) url(b)', false],
  ['ururl(#a)l(b)', false],
])('whether %s refers to nothing outside: %s', (value, inside) => {
  expect(staysInside(value)).toBe(inside)
})
