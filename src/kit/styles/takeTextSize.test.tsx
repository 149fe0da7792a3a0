import { afterEach, expect, it } from 'vitest'
import { adoptStyles } from './adoptStyles.ts'
import baseCss from './base.css?inline'
import { adoptLightStyles, takeFromPage } from './light/adoptLightStyles.ts'
import { takeTextSize } from './takeTextSize.ts'

const pageStyle = document.createElement('style')

afterEach(() => {
  pageStyle.remove()
  document.body.replaceChildren()
  document.documentElement.removeAttribute('style')
})

/** The base sheet as the build writes it: rem counts as `--q-rem`. */
const sheet = `${baseCss} .island { inline-size: calc(1 * var(--q-rem)) !important }`

/** CSS pixels of the islands' rem in a shadow root and in the light DOM, on a page with this sheet. */
function remOn(pageCss: string): number[] {
  pageStyle.textContent = pageCss
  document.head.append(pageStyle)
  takeTextSize(document)
  const [host, light] = [document.createElement('div'), document.createElement('div')]
  document.body.append(host, light)
  const shadow = host.attachShadow({ mode: 'open' })
  adoptStyles(shadow, [sheet])
  takeFromPage(light)
  adoptLightStyles(document, [sheet])
  return [shadow, light].map((root) => {
    const island = document.createElement('div')
    island.className = 'island'
    root.append(island)
    return Number.parseFloat(getComputedStyle(island).inlineSize)
  })
}

it.each([
  ['its root alone', '', 16],
  ['a larger root', 'html { font-size: 20px }', 16],
  ['a smaller root', 'html { font-size: 62.5% }', 16],
  ['a larger root, and rules for every element', 'html { font-size: 20px } * { font-size: 30px !important }', 16],
  ['a size for the islands', ':root { --quiosc-rem: 18px }', 18],
  ['its own control of the text size', ':root { font-size: 20px; --quiosc-rem: 1rem }', 20],
  ['too large a size', ':root { --quiosc-rem: 40px }', 32],
])('takeTextSize sizes the islands on a page that sets %s', (_, pageCss, size) =>
  expect(remOn(pageCss)).toEqual([size, size]),
)
