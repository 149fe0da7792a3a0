import { expect, it, onTestFinished } from 'vitest'
import { hideByApp } from './hideByApp.ts'

/** Adds a marker as a page has it, whose own styles want it visible. */
function addMarker(widget: string): HTMLElement {
  const marker = document.createElement('div')
  marker.dataset.widget = widget
  marker.style.display = 'flex'
  document.body.append(marker)
  onTestFinished(() => marker.remove())
  return marker
}

function setUp() {
  const lifetime = new AbortController()
  onTestFinished(() => lifetime.abort())
  const isVisible = (marker: HTMLElement) => marker.checkVisibility()
  return { setVisible: hideByApp(document, lifetime.signal), lifetime, isVisible }
}

it('the app hides and shows the widgets that it names, and a marker of that name that is added later', () => {
  const { setVisible, isVisible } = setUp()
  const [header, alert] = [addMarker('header'), addMarker('alert')]
  setVisible({ action: 'updateUIVisibility', visible: false, elements: ['alert', 'poll'] })
  const poll = addMarker('poll')
  expect([header, alert, poll].map(isVisible)).toEqual([true, false, false])
  setVisible({ action: 'updateUIVisibility', visible: true, elements: ['poll'] })
  expect([header, alert, poll].map(isVisible)).toEqual([true, false, true])
})

it('the app hides the page’s own navigation where it names nothing', () => {
  const { setVisible, isVisible } = setUp()
  const markers = ['header', 'bottom-bar', 'alert'].map(addMarker)
  setVisible({ action: 'updateUIVisibility', visible: false })
  expect(markers.map(isVisible)).toEqual([false, false, true])
  setVisible({ action: 'updateUIVisibility', visible: true })
  expect(markers.map(isVisible)).toEqual([true, true, true])
})

it('the app leaves no style behind', () => {
  const { setVisible, isVisible, lifetime } = setUp()
  const before = document.adoptedStyleSheets.length
  const header = addMarker('header')
  for (const visible of [false, true, false]) setVisible({ action: 'updateUIVisibility', visible })
  expect(document.adoptedStyleSheets).toHaveLength(before + 1)
  lifetime.abort()
  expect(document.adoptedStyleSheets).toHaveLength(before)
  expect(isVisible(header)).toBe(true)
})
