import { expect, it } from 'vitest'
import { mayCarryToken } from './mayCarryToken.ts'

const here = 'https://diari.example/?app-test-mode=1'
const hosts = ['compte.diari.example']

it.each([
  ['web', '/espai', false],
  ['android', '/espai', true],
  ['ios', 'https://compte.diari.example/espai', true],
  ['ios', 'http://compte.diari.example/espai', false],
  ['android', 'https://account.example/espai', false],
] as const)('mayCarryToken, in the channel %s and for a link to %s: %s', (channel, address, may) =>
  expect(mayCarryToken(address, { channel, here, hosts })).toBe(may),
)
