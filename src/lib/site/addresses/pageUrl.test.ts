import { expect, it } from 'vitest'
import { pageUrl } from './pageUrl.ts'

const here = 'https://www.diari.example/politica/1001.html?a=1#b'

it.each([
  ['#comment-7', 'https://www.diari.example/politica/1001.html?a=1#comment-7'],
  ['/tarifes?backUrl=%2Fa', 'https://www.diari.example/tarifes?backUrl=%2Fa'],
  ['/', 'https://www.diari.example/'],
  ['https://balears.diari.example/a', 'https://balears.diari.example/a'],
])('pageUrl resolves %s against the page’s own address', (address, url) => expect(pageUrl(address, here)).toBe(url))
