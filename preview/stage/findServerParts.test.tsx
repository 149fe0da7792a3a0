import { afterEach, expect, it } from 'vitest'
import { findServerParts, type ServerPart } from './findServerParts.ts'

afterEach(() => {
  document.body.replaceChildren()
  document.body.className = ''
})

const signedIn = { isSignedIn: true, nick: 'Mariona' }
const visitor = { isSignedIn: false, nick: undefined }

const told = (parts: readonly ServerPart[]) =>
  parts.map((part) => `${part.kind}: ${part.kind === 'wall' ? part.element.id : part.name}`)

it('findServerParts finds the wall that the server has put into the page, and not the one that shows a state', () => {
  document.body.innerHTML = '<div data-widget="paywall" id="own"></div><div data-widget="paywall" id="shown"></div>'
  const shown = document.querySelector<HTMLElement>('#shown') ?? undefined
  expect(told(findServerParts(visitor, false, shown))).toEqual(['wall: own'])
  expect(findServerParts(visitor, true, shown)).toEqual([])
})

it('findServerParts finds the reader’s name in the page’s own text alone', () => {
  document.body.innerHTML = `<p>Good morning, <b id="name">Mariona</b></p>
    <div data-widget="header"><a href="/perfil">Mariona</a></div>
    <script type="application/json">{"nick":"Mariona"}</script>`
  const parts = findServerParts(signedIn, true)
  expect(told(parts)).toEqual(['name: Mariona'])
  expect(parts[0]?.element.id).toBe('name')
})

it('findServerParts does not look for a name that is too short', () => {
  document.body.innerHTML = '<p>An article about Al Hoceima</p>'
  expect(findServerParts({ isSignedIn: true, nick: 'Al' }, true)).toEqual([])
})

it('findServerParts finds the body’s classes for signed-in readers, where the server has set them', () => {
  document.body.className = 'single logged-in user-logged-in'
  expect(told(findServerParts(signedIn, true))).toEqual(['class: logged-in', 'class: user-logged-in'])
  expect(findServerParts(visitor, false)).toEqual([])
})
