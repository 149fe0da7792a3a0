import { afterEach, expect, it } from 'vitest'
import { idPrefix } from './idPrefix.ts'

afterEach(() => document.body.replaceChildren())

/** The prefixes of one page. */
function startPage() {
  const owners = new Map()
  // The function uses only its own key, so the value has its type.
  const getShared = <Shared,>(_: string, __: () => Shared) => owners as Shared
  return (host: HTMLElement) => idPrefix({ host, getShared })
}

function putLogin(place: 'append' | 'prepend' = 'append') {
  const host = document.createElement('div')
  host.dataset.widget = 'login'
  document.body[place](host)
  return host
}

it('idPrefix gives a second login other ids, even if it is inserted before the first', () => {
  const prefixOf = startPage()
  expect(prefixOf(putLogin())).toBe('quiosc-login')
  expect(prefixOf(putLogin('prepend'))).toBe('quiosc-login-2')
})

it('idPrefix keeps the ids of a marker, and reuses those of a removed one', () => {
  const prefixOf = startPage()
  const [first, second] = [putLogin(), putLogin()]
  expect([first, second, first, second].map(prefixOf)).toEqual([
    'quiosc-login',
    'quiosc-login-2',
    'quiosc-login',
    'quiosc-login-2',
  ])
  first.remove()
  expect(prefixOf(putLogin())).toBe('quiosc-login')
})
