import { fc, test as property } from '@fast-check/vitest'
import { expect, test } from 'vitest'
import { checksum } from './checksum.ts'
import { decodeSignal, encodeSignal, sdpOfSignal, shortOf, signalOfSdp, type Signal } from './signal.ts'

const hex = (length: number) =>
  fc
    .array(fc.constantFrom(...'0123456789abcdef'.split('')), { minLength: length, maxLength: length })
    .map((all) => all.join(''))
const ice = (minLength: number) =>
  fc
    .array(fc.constantFrom(...'ABCXYZabcxyz0189+/'.split('')), { minLength, maxLength: 32 })
    .map((all) => all.join(''))
const host = fc.oneof(
  fc.uuid().map((id) => `${id}.local`),
  fc.ipV4(),
  fc.ipV6().filter((address) => address.length <= 45),
)
const signals: fc.Arbitrary<Signal> = fc
  .record({
    kind: fc.constantFrom('offer' as const, 'answer' as const),
    ufrag: ice(4),
    pwd: ice(22),
    fingerprint: hex(64),
    to: hex(8),
    addresses: fc.array(fc.record({ host, port: fc.integer({ min: 1, max: 65_535 }) }), {
      minLength: 1,
      maxLength: 6,
    }),
  })
  .map((signal) => (signal.kind === 'offer' ? { ...signal, to: '' } : signal))

property.prop([signals])('a code and a description each hold the whole signal', (signal) => {
  expect(decodeSignal(encodeSignal(signal))).toEqual(signal)
  expect(signalOfSdp(signal.kind, sdpOfSignal(signal), signal.to)).toEqual(signal)
})

property.prop([signals, fc.nat(), fc.nat()])(
  'a code is read with white space, and not without a part',
  (signal, at, count) => {
    const code = encodeSignal(signal)
    const place = at % code.length
    expect(decodeSignal(` ${code.slice(0, place)}\n ${code.slice(place)}\n`)).toEqual(signal)
    const cut = code.slice(0, place) + code.slice(place + 1 + (count % (code.length - place)))
    expect(typeof decodeSignal(cut)).toBe('string')
    expect(typeof decodeSignal(code.slice(0, place))).toBe('string')
  },
)

property.prop([fc.string()])('any text is refused without an error', (text) => {
  expect(decodeSignal(text)).toBe('foreign')
})

test('a code of another version or with lines of its own for the description is refused', () => {
  expect(decodeSignal('https://example.org/')).toBe('foreign')
  expect(decodeSignal('kleinzeug2~o~anything')).toBe('newer')
  const body = `kleinzeug1~o~abcd~${'p'.repeat(22)}~${'0'.repeat(64)}~~example.org=80`
  expect(decodeSignal(`${body}~${checksum(body)}`)).toBe('cut')
})

const sdp = `v=0
o=- 4611 2 IN IP4 127.0.0.1
s=-
t=0 0
a=group:BUNDLE 0
a=extmap-allow-mixed
a=msid-semantic: WMS
m=application 41234 UDP/DTLS/SCTP webrtc-datachannel
c=IN IP4 0.0.0.0
a=candidate:1 1 udp 2113937151 4d1a9f5e-0000-4000-8000-00000000abcd.local 41234 typ host generation 0 network-cost 999
a=candidate:2 1 tcp 1518280447 4d1a9f5e-0000-4000-8000-00000000abcd.local 9 typ host tcptype active
a=ice-ufrag:aB+/
a=ice-pwd:0123456789abcdefghijklmn
a=ice-options:trickle
a=fingerprint:sha-256 ${Array.from({ length: 32 }, () => 'AB').join(':')}
a=setup:actpass
a=mid:0
a=sctp-port:5000
a=max-message-size:262144
`.replaceAll('\n', '\r\n')

test("a browser's offer becomes a code of less than a third of its length", () => {
  const signal = signalOfSdp('offer', sdp)!
  expect(signal.addresses).toEqual([{ host: '4d1a9f5e-0000-4000-8000-00000000abcd.local', port: 41_234 }])
  expect(shortOf(signal.fingerprint)).toBe('abababab')
  expect(encodeSignal(signal).length).toBeLessThan(220)
  expect(signalOfSdp('offer', sdp.replaceAll(/a=candidate.*\r\n/g, ''))).toBeUndefined()
})
