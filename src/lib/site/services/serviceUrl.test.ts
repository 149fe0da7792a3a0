import { expect, it } from 'vitest'
import { serviceUrl } from './serviceUrl.ts'

const here = 'http://127.0.0.1:4700/entrevistes/a.html'

it.each([
  ['/static/player.js', 'http://127.0.0.1:4700/static/player.js'],
  ['film.m3u8', 'http://127.0.0.1:4700/entrevistes/film.m3u8'],
  ['https://cdn.example/player.js?v=2', 'https://cdn.example/player.js?v=2'],
  ['//cdn.example/player.js', undefined],
  ['http://cdn.example/player.js', undefined],
  ['http://127.0.0.1:4701/player.js', undefined],
  ['javascript:alert(1)', undefined],
  ['data:text/javascript,alert(1)', undefined],
  ['blob:http://127.0.0.1:4700/1', undefined],
  ['https://', undefined],
  ['https://user:pass@cdn.example/player.js', undefined],
])('serviceUrl resolves or refuses %s', (url, address) => expect(serviceUrl(url, here)).toBe(address))
