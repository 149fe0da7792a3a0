import { expect, it } from 'vitest'
import { hostileUrls } from '#testing/hostileUrls.fixture.ts'
import { safeUrl } from './safeUrl.ts'

const here = 'https://www.diari.example/politica/1001.html?a=1#b'
const hosts = ['balears.diari.example', 'pre.diari.example:8443']

it.each([
  ['/usuari/login?backUrl=%2Fa', 'https://www.diari.example/usuari/login?backUrl=%2Fa'],
  ['1002.html', 'https://www.diari.example/politica/1002.html'],
  ['#profile', 'https://www.diari.example/politica/1001.html?a=1#profile'],
  ['', 'https://www.diari.example/politica/1001.html?a=1'],
  ['https://www.diari.example/a', 'https://www.diari.example/a'],
  ['https://WWW.DIARI.example:443/a', 'https://www.diari.example/a'],
  ['http://www.diari.example/a', 'http://www.diari.example/a'],
  ['//www.diari.example/a', 'https://www.diari.example/a'],
  ['https://balears.diari.example/a', 'https://balears.diari.example/a'],
  ['https://pre.diari.example:8443/a', 'https://pre.diari.example:8443/a'],
  ['https://www。diari。example/a', 'https://www.diari.example/a'],
  // Strange, but paths of our own host.
  ['/%2f%2fevil.example', 'https://www.diari.example/%2f%2fevil.example'],
  ['/.//evil.example', 'https://www.diari.example//evil.example'],
  ['https:evil.example', 'https://www.diari.example/politica/evil.example'],
  ['https:/evil.example', 'https://www.diari.example/evil.example'],
  ['https://www.diari.example\\@evil.example:x', 'https://www.diari.example/@evil.example:x'],
  ['/javascript:alert(1)', 'https://www.diari.example/javascript:alert(1)'],
  ['?javascript:alert(1)', 'https://www.diari.example/politica/1001.html?javascript:alert(1)'],
])('safeUrl follows %j', (url, safe) => {
  expect(safeUrl(url, here, hosts)).toBe(safe)
})

it.each(hostileUrls)('safeUrl does not follow %j', (url) => {
  expect(safeUrl(url, here, hosts)).toBe('/')
})
