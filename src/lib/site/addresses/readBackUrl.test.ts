import { expect, it } from 'vitest'
import { hostileUrls } from '#testing/hostileUrls.fixture.ts'
import { readBackUrl } from './readBackUrl.ts'

const here = 'https://www.diari.example/usuari/login?backUrl=%2Fa'

it.each([
  ['/politica/1001.html#quiosc-resume', 'https://www.diari.example/politica/1001.html#quiosc-resume'],
  ['https://www.diari.example/a?b=1', 'https://www.diari.example/a?b=1'],
  ['http://www.diari.example/a?b=1#c', 'https://www.diari.example/a?b=1#c'],
  ['http://api.diari.example/a', 'https://api.diari.example/a'],
  ['/usuari/perfil', 'https://www.diari.example/usuari/perfil'],
  [undefined, '/'],
  [null, '/'],
  ['', '/'],
  ['/usuari/login?backUrl=/a', '/'],
  ['/usuari/register/', '/'],
  ['/usuari//%6Cogin;x=1', '/'],
  ['/usuari/logout', '/'],
  ['/usuari/logout/?backUrl=/a', '/'],
  ['/x/../Usuari/%6cogout', '/'],
  ['https://api.diari.example/usuari/logout', '/'],
  ['/usuari/logouts', 'https://www.diari.example/usuari/logouts'],
  ['https://evil.example/', '/'],
  ['/api/front/user/logout', '/'],
  ['/api/front', '/'],
  ['https://api.diari.example/api/front/user/content/1002/save', '/'],
  ['/api//front/user/logout', '/'],
  ['/x/../api/front/user/logout', '/'],
  ['/%61pi/front/user/logout', '/'],
  ['/api%2Ffront/user/logout', '/'],
  ['/API/Front/user/logout', '/'],
  ['/x/..%2Fapi/front/user/logout', '/'],
  ['/x%2F..%2F.%2Fapi/front/user/logout', '/'],
  ['/api/x%5C..%5Cfront/user/logout', '/'],
  ['/api;x=1/front/user/logout', '/'],
  ['/api/%2566ront/user/logout', '/'],
  ['/%61pi/front/%ff%2f..%2fuser/logout', '/'],
  ['/%61pi/front/user/logout;%zz', '/'],
  ['/api/frontpage', 'https://www.diari.example/api/frontpage'],
  ['/100%', 'https://www.diari.example/100%'],
])('readBackUrl reads %j as %j', (given, safe) => {
  expect(readBackUrl(given, here, { apiBase: '/api/front', hosts: ['api.diari.example'] })).toBe(safe)
})

it('readBackUrl accepts nothing on a host that is the backend’s alone', () => {
  const config = { apiBase: 'https://api.diari.example', hosts: ['api.diari.example'] }
  expect(readBackUrl('https://api.diari.example/user/logout', here, config)).toBe('/')
  expect(readBackUrl('/politica/1001.html', here, config)).toBe('https://www.diari.example/politica/1001.html')
})

it('readBackUrl leads a page without https back to one without', () => {
  const config = { apiBase: '/api/front', hosts: [] }
  expect(readBackUrl('http://localhost:3000/a', 'http://localhost:3000/', config)).toBe('http://localhost:3000/a')
})

it('readBackUrl does not look for calls where they are all of the site’s paths', () => {
  const backUrl = readBackUrl('/politica/1001.html', here, { apiBase: '', hosts: [] })
  expect(backUrl).toBe('https://www.diari.example/politica/1001.html')
})

it.each(hostileUrls)('readBackUrl refuses the hostile address %j', (backUrl) => {
  const config = { apiBase: '/api/front', hosts: [] }
  const login = `https://www.diari.example/usuari/login?${new URLSearchParams({ backUrl })}`
  expect(readBackUrl(backUrl, login, config)).toBe('/')
})
