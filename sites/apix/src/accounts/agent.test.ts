import { expect, test } from 'vitest'
import { describeAgent } from './agent.ts'

const like = 'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko)'

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0', 'Firefox · Linux'],
  [`${like} (Windows NT 10.0) Chrome/156.0.0.0 Safari/537.36 Edg/156.0`, 'Edge · Windows'],
  [`${like} (Linux; Android 16) Chrome/156.0.0.0 Mobile Safari/537.36`, 'Chrome · Android'],
  [`${like} (iPhone; CPU iPhone OS 20_0 like Mac OS X) Version/20.0 Mobile Safari/604.1`, 'Safari · iOS'],
  ['curl/8.0', ''],
])('%s is %s', (userAgent, agent) => {
  expect(describeAgent(userAgent)).toBe(agent)
})
