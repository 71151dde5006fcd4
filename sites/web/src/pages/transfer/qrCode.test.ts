import { decodeQR } from 'qr/decode.js'
import { expect, test } from 'vitest'
import { encodeSignal } from './model/signal.ts'
import { encodeQr } from './qrCode.ts'

const code = encodeSignal({
  kind: 'answer',
  ufrag: 'aB+/',
  pwd: '0123456789abcdefghijklmn',
  fingerprint: '0123456789abcdef'.repeat(4),
  to: 'abcdef01',
  addresses: [
    { host: '4d1a9f5e-0000-4000-8000-00000000abcd.local', port: 41_234 },
    { host: '192.168.178.21', port: 52_011 },
    { host: '2001:db8::1f', port: 52_012 },
  ],
})

test('the drawn code is read by the decoder', async () => {
  const modules = await encodeQr(code)
  const scale = 4
  const size = modules.length * scale
  const data = new Uint8ClampedArray(size * size * 4).fill(255)
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++)
      if (modules[Math.floor(y / scale)]?.[Math.floor(x / scale)])
        data.fill(0, (y * size + x) * 4, (y * size + x) * 4 + 3)
  expect(decodeQR({ width: size, height: size, data })).toBe(code)
  // A phone at an arm's length tells this many modules apart.
  expect(modules.length).toBeLessThanOrEqual(73)
})
