import { expect, it } from 'vitest'
import { isPrivateAddress } from './isPrivateAddress.ts'

it.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '127.255.255.255',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::127.0.0.1',
  '::ffff:127.0.0.1',
  '::ffff:a00:1',
  '::ffff:169.254.169.254',
  '64:ff9b::7f00:1',
  '64:ff9b::10.0.0.1',
  '2002:7f00:1::',
  '2001:0:1::',
  'fc00::1',
  'fd12:3456::1',
  'fe80::1',
  'fe80::1%eth0',
  'ff02::1',
])('isPrivateAddress finds %s private', (address) => {
  expect(isPrivateAddress(address)).toBe(true)
})

it.each([
  '1.1.1.1',
  '9.255.255.255',
  '11.0.0.0',
  '100.63.255.255',
  '128.0.0.1',
  '172.15.0.1',
  '172.32.0.1',
  '192.169.0.1',
  '223.255.255.255',
  '::ffff:1.1.1.1',
  '64:ff9b::1.1.1.1',
  '2606:4700::1111',
  '2a00:1450:4003:80f::200e',
])('isPrivateAddress finds %s public', (address) => {
  expect(isPrivateAddress(address)).toBe(false)
})
