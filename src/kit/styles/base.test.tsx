import { expect, it, onTestFinished } from 'vitest'
import { cdp } from 'vitest/browser'
import { adoptStyles } from './adoptStyles.ts'
import baseCss from './base.css?inline'
import tokensCss from './tokens.css?inline'

/** The computed style inside an island on a page with this sheet. */
function islandOn(pageCss: string) {
  const pageStyle = document.createElement('style')
  pageStyle.textContent = pageCss
  const host = document.createElement('div')
  document.head.append(pageStyle)
  document.body.append(host)
  onTestFinished(() => {
    pageStyle.remove()
    host.remove()
    document.body.className = ''
  })
  adoptStyles(document, [tokensCss])
  const shadow = host.attachShadow({ mode: 'open' })
  adoptStyles(shadow, [baseCss])
  const island = document.createElement('div')
  island.className = 'island'
  const text = document.createElement('p')
  island.append(text)
  shadow.append(island)
  return getComputedStyle(text)
}

it('the base sheet inherits the font of a hostile page and nothing else', () => {
  const style = islandOn(`* {
    color: red !important; cursor: wait !important; direction: rtl !important; font: italic 900 60px/3 monospace !important;
    letter-spacing: 9px !important; text-align: right !important; text-transform: uppercase !important; visibility: hidden !important;
  }`)
  expect(style).toMatchObject({
    color: 'rgb(23, 25, 29)',
    cursor: 'auto',
    direction: 'ltr',
    fontFamily: 'monospace',
    fontSize: getComputedStyle(document.documentElement).fontSize,
    fontStyle: 'normal',
    fontWeight: '400',
    letterSpacing: 'normal',
    textAlign: 'start',
    textTransform: 'none',
    visibility: 'visible',
  })
})

it('the base sheet follows the page’s dark mode, by either body class', () => {
  const style = islandOn('')
  expect(style).toMatchObject({ color: 'rgb(23, 25, 29)', colorScheme: 'light' })
  for (const name of ['dark-mode', 'force-dark-mode']) {
    document.body.className = name
    expect(style).toMatchObject({ color: 'rgb(236, 238, 241)', colorScheme: 'dark' })
  }
})

it('the base sheet draws lines and quiet text as strong as the text for readers who want more contrast', async () => {
  const ask = async (value: string) => {
    await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-contrast', value }] })
  }
  onTestFinished(() => ask(''))
  const style = islandOn('')
  const ink = style.getPropertyValue('--q-ink')
  expect(style.getPropertyValue('--q-muted')).not.toBe(ink)
  await ask('more')
  expect(style.getPropertyValue('--q-muted')).toBe(ink)
  expect(style.getPropertyValue('--q-line-strong')).toBe(ink)
})

it('the base sheet gives precedence to the publisher’s tokens, on the root or on a marker', () => {
  const style = islandOn(
    ':root { --quiosc-ink: rgb(1, 2, 3); --quiosc-font-text: Georgia; --quiosc-headline-weight: 500 }',
  )
  expect(style).toMatchObject({ color: 'rgb(1, 2, 3)', fontFamily: 'Georgia' })
  expect(style.getPropertyValue('--q-headline-weight')).toBe('500')
  document.body.className = 'dark-mode'
  expect(style.color).toBe('rgb(1, 2, 3)')
})

it.each([
  ['', 'none'],
  [':root { --quiosc-picture-filter: brightness(0.86) }', 'brightness(0.86)'],
])('the base sheet dims pictures as the page does its own, or not at all: %s', (pageCss, filter) => {
  islandOn(pageCss)
  const picture = document.createElement('img')
  document.body.lastElementChild?.shadowRoot?.querySelector('.island')?.append(picture)
  expect(getComputedStyle(picture).filter).toBe(filter)
})

it('a sheet is parsed once for all islands that adopt it', () => {
  const roots = [1, 2].map(() => document.createElement('div').attachShadow({ mode: 'open' }))
  for (const root of roots) adoptStyles(root, [baseCss, baseCss])
  expect(roots[0]?.adoptedStyleSheets).toHaveLength(1)
  expect(roots[0]?.adoptedStyleSheets[0]).toBe(roots[1]?.adoptedStyleSheets[0])
})
