import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { NOW, tokenWith } from '#testing/session.fixture.ts'
import { decodeToken, isSameReader, takeTokenFromAddress } from './token.ts'

const now = new Date(NOW)

describe('a token', () => {
  it.each([
    [{ exp: NOW / 1000 + 60 }, { ok: true, value: { expires: NOW + 60_000, issued: 0 } }],
    [{ iat: NOW / 1000 }, { ok: true, value: { expires: undefined, issued: NOW / 1000 } }],
    [{ iat: NOW / 1000 + 1 }, { ok: true, value: { expires: undefined, issued: 0 } }],
    [{ name: 'Àgata “la Blava” ✓' }, { ok: true, value: { expires: undefined, issued: 0 } }],
    [{ exp: 'tomorrow' }, { ok: true, value: { expires: undefined, issued: 0 } }],
    [{ exp: NOW / 1000 }, { ok: false, failure: 'expired' }],
  ])('is decoded or refused by its claims %j', (claims, decoded) => {
    const bytes = new TextEncoder().encode(JSON.stringify(claims))
    const payload = Buffer.from(bytes).toString('base64url')
    expect(decodeToken(`e30.${payload}.sig`, now)).toEqual(decoded)
  })

  it.each(['', 'a', 'a.b', 'a.b.c.d', 'e30.bnVsbA.sig', 'e30.e30.s g', 'e30.e30.sig\n', 'e30.%7B%7D.sig', '..'])(
    'cannot be decoded from %j',
    (token) => {
      expect(decodeToken(token, now)).toEqual({ ok: false, failure: 'undecodable' })
    },
  )

  it('never throws', () => {
    fc.assert(fc.property(fc.string(), (text) => void decodeToken(`e30.${text}.sig`, now)))
  })

  it('identifies its reader by its subject', () => {
    expect(isSameReader(tokenWith({ sub: '7' }), tokenWith({ sub: '7', exp: 1 }))).toBe(true)
    expect(isSameReader(tokenWith({ sub: '7' }), tokenWith({ sub: '8' }))).toBe(false)
    expect(isSameReader(tokenWith({}), tokenWith({}))).toBe(false)
    expect(isSameReader(undefined, tokenWith({ sub: '7' }))).toBe(false)
  })
})

describe('the token in an address', () => {
  it.each([
    ['/a#x-bbnxauthorization=T', '/a'],
    ['/a?x-bbnxauthorization=T', '/a'],
    ['/a?x-bbnxauthorization=T&b=%20c+d', '/a?b=%20c+d'],
    ['/a?b&x-bbnxauthorization=T&c=?#d', '/a?b&c=?#d'],
    ['/a#profile&x-bbnxauthorization=T', '/a#profile'],
    ['/a#profile?x-bbnxauthorization=T', '/a#profile'],
    ['/a#profile?x-bbnxauthorization=T&b=1', '/a#profile?b=1'],
    ['/a#x-bbnxauthorization=T&profile', '/a#profile'],
    ['/a#x-bbnxauthorization=T&x-bbnxauthorization=U&profile', '/a#profile'],
    ['/a?x-bbnxauthorization=U#x-bbnxauthorization=T', '/a'],
  ])('is taken from %s', (href, rest) => {
    expect(takeTokenFromAddress(href)).toEqual({ token: 'T', href: rest })
  })

  it.each([
    `/a#x-bbnxauthorization=%3Cimg%3E&x-bbnxauthorization=${tokenWith({})}`,
    `/a?x-bbnxauthorization=${tokenWith({})}#x-bbnxauthorization=`,
    `/a?x-bbnxauthorization=U&x-bbnxauthorization=${tokenWith({})}&x-bbnxauthorization=a.b.c`,
  ])('is the valid one of %s', (href) => {
    expect(takeTokenFromAddress(href)).toEqual({ token: tokenWith({}), href: '/a' })
  })

  it('is none where the address has none, which stays as it is, even if it is not valid', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (path, query, fragment) => {
        const href = `https://diari.example/${path}?${query}#${fragment}`
        expect(takeTokenFromAddress(href)).toEqual({ token: undefined, href })
      }),
    )
  })
})
