import { expect, it } from 'vitest'
import { isAddress } from './isAddress.ts'

it.each(['/', '/a?b=1#c', '#profile', 'https://www.diari.example', 'http://127.0.0.1:4711/api', 'https://[::1]/'])(
  'isAddress accepts %j',
  (address) => expect(isAddress(address)).toBe(true),
)

it.each(['https://', 'https:///', 'https://%', 'https://a:99999', 'https://256.1.1.1', 'https://a^b', '//'])(
  'isAddress rejects %j',
  (address) => expect(isAddress(address)).toBe(false),
)
