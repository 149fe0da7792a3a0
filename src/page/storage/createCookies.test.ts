import * as v from 'valibot'
import { expect, it, vi } from 'vitest'
import { createCookieDocument } from '#testing/storage.fixture.ts'
import { createCookies } from './createCookies.ts'

/** A document that records what was written to `cookie`, unchanged. */
function createDocument(cookie = '') {
  const written: string[] = []
  const document = {
    get cookie() {
      return cookie
    },
    set cookie(text: string) {
      written.push(text)
    },
  }
  return { document, written }
}

function setUp(cookie?: string, secure = true) {
  const { document, written } = createDocument(cookie)
  const report = vi.fn()
  return { cookies: createCookies({ document, secure, report }), written, report }
}

it('createCookies reads a cookie among others', () => {
  const { cookies } = setUp(
    'a=1; nx-session-user=ey.J.x; my-nx-session-user=other; empty=; text=caf%C3%A8%20amb%20llet',
  )
  expect(cookies.read('nx-session-user')).toBe('ey.J.x')
  expect(cookies.read('empty')).toBe('')
  expect(cookies.read('text')).toBe('cafè amb llet')
  expect(cookies.read('missing')).toBeUndefined()
})

it('createCookies reads a value that a foreign script wrote without encoding', () => {
  expect(setUp('discount=100%').cookies.read('discount')).toBe('100%')
})

it('createCookies writes a cookie for the whole site, lax, and secure on https pages', () => {
  const { cookies, written } = setUp()
  cookies.write('nx-paywall-content-voucher', 'ok; path=/evil', 60)
  cookies.write('plain', '1')
  expect(written).toEqual([
    'nx-paywall-content-voucher=ok%3B%20path%3D%2Fevil; path=/; SameSite=Lax; max-age=60; Secure',
    'plain=1; path=/; SameSite=Lax; Secure',
  ])
  const local = setUp('', false)
  local.cookies.write('plain', '1')
  expect(local.written).toEqual(['plain=1; path=/; SameSite=Lax'])
})

it('createCookies removes a cookie by letting it expire', () => {
  const { cookies, written } = setUp('', false)
  cookies.remove('nx-session-user')
  expect(written).toEqual(['nx-session-user=; path=/; SameSite=Lax; max-age=0'])
})

it('createCookies removes and replaces a cookie that the server has set for the whole domain', () => {
  const document = createCookieDocument('www.diari.example')
  document.cookie = 'session=old; domain=diari.example'
  document.cookie = 'session=newer'
  const cookies = createCookies({ document, secure: false, report: vi.fn(), host: 'www.diari.example' })
  cookies.write('session', 'newest')
  expect(document.cookie).toBe('session=newest')
  document.cookie = 'session=old; domain=diari.example'
  cookies.remove('session')
  expect(document.cookie).toBe('')
})

it('createCookies leaves one cookie, that of the configured domain', () => {
  const document = createCookieDocument('www.diari.example')
  document.cookie = 'session=old'
  document.cookie = 'session=older; domain=www.diari.example'
  const report = vi.fn()
  const cookies = createCookies({
    document,
    secure: false,
    report,
    host: 'www.diari.example',
    domain: () => 'diari.example',
  })
  cookies.write('session', 'new')
  expect(document.cookie).toBe('session=new')
  // A cookie of the host alone would stand beside it.
  document.cookie = 'session=of the host'
  expect(cookies.readAll('session')).toHaveLength(2)
  cookies.remove('session')
  expect(document.cookie).toBe('')
  expect(report).not.toHaveBeenCalled()
})

it('createCookies writes a cookie for the host alone, and reports it, where the browser refuses the configured domain', () => {
  const document = createCookieDocument('www.diari.example')
  const report = vi.fn()
  const host = 'www.diari.example'
  const cookies = createCookies({ document, secure: false, report, host, domain: () => 'other.example' })
  cookies.write('session', 'new')
  expect(document.cookie).toBe('session=new')
  expect(report).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ message: expect.stringContaining('“other.example”') }),
    'cookies',
  )
})

it('createCookies refuses a name that contains attributes', () => {
  const { cookies, written, report } = setUp()
  cookies.write('nx-paywall-giveaway-1; domain=evil.example', '1')
  expect(written).toEqual([])
  expect(report).toHaveBeenCalledOnce()
})

const Schema = v.object({ accessGranted: v.boolean() })

it('createCookies reads a cookie’s JSON by its schema', () => {
  const { cookies, report } = setUp(`data=${encodeURIComponent('{"accessGranted":true}')}`)
  expect(cookies.readJson('data', Schema)).toEqual({ accessGranted: true })
  expect(cookies.readJson('missing', Schema)).toBeUndefined()
  expect(report).not.toHaveBeenCalled()
})

it.each(['%7B%22accessGranted%22%3A+true%7D', '%7B%22accessGranted%22%3A%20true%7D', '{"accessGranted":+true}'])(
  'createCookies reads JSON whose spaces are encoded in either way: %s',
  (text) => {
    const { cookies, report } = setUp(`data=${text}`)
    expect(cookies.readJson('data', Schema)).toEqual({ accessGranted: true })
    expect(report).not.toHaveBeenCalled()
  },
)

it.each(['{"accessGranted":"<script>"}', '{', 'null', '%7B%22', ''])(
  'createCookies ignores and reports hostile JSON: %s',
  (text) => {
    const { cookies, report } = setUp(`data=${text}`)
    expect(cookies.readJson('data', Schema)).toBeUndefined()
    expect(report).toHaveBeenCalledOnce()
  },
)

it('createCookies does not throw on a page without cookies', () => {
  const report = vi.fn()
  const document = {
    get cookie(): string {
      throw new DOMException('The document is sandboxed.', 'SecurityError')
    },
    set cookie(_: string) {
      throw new DOMException('The document is sandboxed.', 'SecurityError')
    },
  }
  const cookies = createCookies({ document, secure: true, report })
  expect(cookies.read('a')).toBeUndefined()
  cookies.write('a', '1')
  expect(report).toHaveBeenCalledTimes(2)
})
