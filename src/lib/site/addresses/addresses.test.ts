import { expect, it } from 'vitest'
import { loginUrl, registerUrl, socialLoginUrl } from './addresses.ts'

const here = 'https://www.diari.example/a?b=1&c=2#d'
const encoded = 'https%3A%2F%2Fwww.diari.example%2Fa%3Fb%3D1%26c%3D2%23d'

it('login and registration carry backUrl', () => {
  expect(loginUrl(here)).toBe(`/usuari/login?backUrl=${encoded}`)
  expect(registerUrl(here)).toBe(`/usuari/register?backUrl=${encoded}`)
})

it('login encodes any e-mail address', () => {
  expect(loginUrl('/a', 'agata+x@diari.example&admin=1')).toBe(
    '/usuari/login?backUrl=%2Fa&email=agata%2Bx%40diari.example%26admin%3D1',
  )
  expect(loginUrl('/a', '')).toBe('/usuari/login?backUrl=%2Fa')
})

it('social logins lead to the backend', () => {
  expect(socialLoginUrl('/api/front', 'apple', '/a')).toBe('/api/front/user/login/apple?backUrl=%2Fa')
})
