import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { clientAddress, limitKeys } from './clientAddress.ts'

describe('whom a limit counts for', () => {
  test.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:0DB8:0000:0000:1:2:3:4', '2001:db8:0:0::/64'],
    ['2001:db8:0:1::', '2001:db8:0:1::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['unknown', 'unknown'],
    ['203.0.113.5:51234', '203.0.113.5'],
    ['[2001:db8::1]:443', '2001:db8:0:0::/64'],
    ['[2001:db8::1]', '2001:db8:0:0::/64'],
    ['::ffff:203.0.113.5', '203.0.113.5'],
  ])('%s is %s', (address, key) => {
    expect(limitKeys(address).address).toBe(key)
  })

  test.prop([fc.ipV6()])('an address and another of its network are one: %s', (address) => {
    const { address: key } = limitKeys(address)
    expect(key.length).toBeLessThan(64)
    expect(limitKeys(key.replace('::/64', '::1')).address).toBe(key.includes('.') ? '' : key)
  })

  test.each([
    ['2001:db8:0:12ff::1', '2001:db8:0:1200::/56'],
    ['2001:db8:0:1200:5::1', '2001:db8:0:1200::/56'],
    ['2001:db8:0:1300::1', '2001:db8:0:1300::/56'],
    ['192.0.2.1', undefined],
  ])('%s is of the network %s', (address, network) => {
    expect(limitKeys(address).network).toBe(network)
  })

  test.prop([fc.string()])('anything has a key of bounded length', (address) => {
    expect(limitKeys(address).address.length).toBeLessThanOrEqual(64)
  })
})

describe('the address of a request', () => {
  const forwarded = '10.9.9.9, 203.0.113.5, 198.51.100.2'

  test.each([
    [0, '127.0.0.1'],
    [1, '198.51.100.2'],
    [2, '203.0.113.5'],
    [9, '127.0.0.1'],
  ])('behind %i proxies', (proxies, address) => {
    expect(clientAddress('127.0.0.1', forwarded, proxies)).toBe(address)
  })

  test('without any of it is one that all share', () => {
    expect(clientAddress(undefined, undefined, 1)).toBe('unknown')
  })
})
