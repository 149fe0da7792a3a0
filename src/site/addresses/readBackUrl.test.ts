import { expect, it } from 'vitest'
import { readBackUrl } from './readBackUrl.ts'

const page = 'https://www.diari.example/usuari/login?backUrl=%2Fa'

it.each([
  ['/politica/1001.html#quiosc-resume', 'https://www.diari.example/politica/1001.html#quiosc-resume'],
  ['https://www.diari.example/a?b=1', 'https://www.diari.example/a?b=1'],
  ['/usuari/perfil', 'https://www.diari.example/usuari/perfil'],
  [undefined, '/'],
  [null, '/'],
  ['', '/'],
  ['/usuari/login?backUrl=/a', '/'],
  ['/usuari/register/', '/'],
  ['https://evil.example/', '/'],
])('%j leads to %j', (given, safe) => {
  expect(readBackUrl(given, page, [])).toBe(safe)
})
