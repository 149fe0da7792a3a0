import { afterEach, expect, it } from 'vitest'
import { ownDocument } from '#lib/ownDocument.ts'
import { SESSION_COOKIE, TOKEN_NAME } from '#lib/site/limits.ts'
import { readToken } from './readToken.ts'

const path = window.location.pathname + window.location.search
function setCookie(text: string) {
  ownDocument().cookie = text
}

afterEach(() => {
  window.history.replaceState(null, '', path)
  document.body.className = ''
  setCookie(`${SESSION_COOKIE}=; max-age=0`)
})

it('readToken takes the token of the session’s cookie, and on the web none of the address', () => {
  window.history.replaceState(null, '', `${path}#${TOKEN_NAME}=a.b.c`)
  expect(readToken()).toBeUndefined()
  setCookie(`${SESSION_COOKIE}=d.e.f`)
  expect(readToken()).toBe('d.e.f')
})

it.each(['#', '?'])('readToken takes the token of the address before the cookie’s in the app: %s', (mark) => {
  document.body.className = 'app-ios'
  setCookie(`${SESSION_COOKIE}=d.e.f`)
  window.history.replaceState(null, '', `${window.location.pathname}${mark}${TOKEN_NAME}=a.b.c`)
  expect(readToken()).toBe('a.b.c')
})
