import { expect, it } from 'vitest'
import { isSiteAddress } from './isSiteAddress.ts'

const secure = 'https://diari.example/politica/1001.html'
const local = 'http://localhost:3000/'

it.each([
  ['/api/front', secure, true],
  ['https://diari.example/api', secure, true],
  ['https://api.diari.example/front', secure, true],
  ['http://diari.example/api', secure, false],
  ['https://diari.example:8443/api', secure, false],
  ['https://evil.example/api', secure, false],
  ['https://api.diari.example.evil.example/', secure, false],
  ['https://api.diari.example@evil.example/', secure, false],
  ['//evil.example', secure, false],
  ['javascript:alert(1)', secure, false],
  ['/api/front', local, true],
  ['http://localhost:4000/api', local, false],
  ['http://api.diari.example/front', local, true],
])('isSiteAddress of %s on %s: %s', (address, here, own) =>
  expect(isSiteAddress(address, here, ['api.diari.example'])).toBe(own),
)
