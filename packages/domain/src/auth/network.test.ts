import { expect, it } from 'vitest'
import { networkOf } from './index.ts'

it.each([
  ['203.0.113.7', '203.0.113.0/24'],
  ['::ffff:203.0.113.250', '203.0.113.0/24'],
  ['2001:db8:17:1::5', '2001:db8:17::/48'],
  ['2001:0DB8:0017:ffff:1:2:3:4', '2001:db8:17::/48'],
  ['2001:db8::1', '2001:db8:0::/48'],
  ['::1', '0:0:0::/48'],
  ['fe80::1%eth0', 'fe80:0:0::/48'],
])('%s is of %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
