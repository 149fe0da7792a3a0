import { expect, it } from 'vitest'
import { serviceScript, serviceScripts } from './serviceScripts.ts'

const here = 'https://diari.example/politica/1001.html'
const trusted = {
  services: ['https://ads.example/x.js', 'http://ads.example/y.js'],
  hosts: ['static.diari.example'],
}
const rules = { services: undefined, trusted }

it.each([
  ['/x.js', 'https://diari.example/x.js'],
  ['https://static.diari.example/x.js', 'https://static.diari.example/x.js'],
  ['https://ads.example/x.js', 'https://ads.example/x.js'],
  // Named by the block, and not safe all the same.
  ['http://ads.example/y.js', undefined],
  ['https://ads.example/z.js', undefined],
  ['https://evil.example/x.js', undefined],
  ['//evil.example/x.js', undefined],
  ['data:text/javascript,1', undefined],
])('serviceScript resolves %s to %s', (url, address) => expect(serviceScript(url, here, rules)).toBe(address))

it('serviceScripts lists the named scripts, and the player’s default', () => {
  const services = { videoPlayer: '/player.js', adService: 'https://evil.example/x.js', adNetwork: 7 }
  expect(serviceScripts({ ...rules, services }, here)).toEqual([
    'https://diari.example/static/jwplayer/8.9.3/jwplayer.js',
    'https://diari.example/player.js',
  ])
})
