import { expect, it } from 'vitest'
import { webAddress } from './webAddress.ts'

it.each([
  ['/a_1_1001.html?regal=x', 'https://far.example/a_1_1001.html?regal=x'],
  ['https://regals.example/abc', 'https://regals.example/abc'],
  ['javascript:alert(1)', undefined],
  ['data:text/html,hi', undefined],
  ['https://', undefined],
  ['https://far.example@evil.example/', undefined],
])('webAddress resolves or refuses %s', (url, address) =>
  expect(webAddress(url, 'https://far.example/page')).toBe(address),
)
