import { expect, it, onTestFinished } from 'vitest'
import buttonCss from '../../ui/button.css?inline'
import fieldCss from '../../ui/fields/field.css?inline'
import { adoptStyles } from '../adoptStyles.ts'
import baseCss from '../base.css?inline'
import tokensCss from '../tokens.css?inline'
import { adoptLightStyles, takeFromPage } from './adoptLightStyles.ts'
import lightCss from './light.css?inline'

/** The CSS of an old page, with element selectors and `!important`. */
const hostile = `body * { color: red !important; border: 3px dashed lime !important; padding: 30px !important; float: right !important;
    font-size: 9px !important; letter-spacing: 4px !important; line-height: 3 !important }
  input, button, #page form label { background: yellow !important; border-radius: 0 !important; text-transform: uppercase !important; height: 9px !important; display: none !important }
  #page p { margin: 50px !important } #page svg, #page circle { fill: #c00 !important; width: 3px !important; stroke: lime !important }
  input:focus { outline: 0 !important }`

/** The same form, once in the light DOM of a hostile page and once in a shadow root of a clean one. */
function parts() {
  const island = document.createElement('div')
  island.className = 'island'
  const template = document.createElement('template')
  template.innerHTML = `<form><div class="q-field"><label for="f">Correu</label><div class="q-control" data-error><input id="f" type="email"></div>
    <p class="q-hint" data-error><svg class="q-icon" width="16" height="16" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><circle cx="12" cy="12" r="10"></circle></svg>No</p></div>
    <button class="q-button q-primary" type="button"><span class="q-button-label">Entra</span></button></form>`
  island.append(template.content)
  return island
}

function put(css: string) {
  const sheet = document.createElement('style')
  sheet.textContent = css
  const host = document.createElement('div')
  host.id = 'page'
  document.head.append(sheet)
  document.body.append(host)
  onTestFinished(() => {
    sheet.remove()
    host.remove()
    document.adoptedStyleSheets = []
  })
  adoptStyles(document, [tokensCss])
  return host
}

const sheets = [baseCss, buttonCss, fieldCss]

const computedStylesOf = (root: Element) =>
  ['.island', 'form', '.q-field', 'label', '.q-control', 'input', '.q-hint', 'svg', 'button', 'span'].map(
    (selector) => {
      const element = root.matches(selector) ? root : root.querySelector(selector)
      if (!element) throw new Error(`There is no ${selector}.`)
      const style = getComputedStyle(element)
      const own = Object.fromEntries([...style].map((name) => [name, style.getPropertyValue(name)]))
      return { selector, own }
    },
  )

it('the light DOM’s sheet gives fields on a hostile page the computed styles of a shadow root on a clean one', () => {
  const clean = put('')
  const shadow = clean.attachShadow({ mode: 'open' })
  adoptStyles(shadow, sheets)
  const inShadow = parts()
  shadow.append(inShadow)
  const expected = computedStylesOf(inShadow)
  clean.remove()

  const light = put(hostile)
  light.style.cssText = 'border:0!important;padding:0!important;float:none!important'
  const place = document.createElement('div')
  takeFromPage(place)
  adoptLightStyles(document, [lightCss, ...sheets])
  const island = parts()
  place.append(island)
  light.append(place)

  const changes = computedStylesOf(island).flatMap(({ selector, own }, index) =>
    Object.entries(own)
      .filter(([name, value]) => expected[index]?.own[name] !== value)
      .map(([name, value]) => `${selector} ${name}: ${value}, not ${expected[index]?.own[name]}`),
  )
  expect(changes).toEqual([])
  const lines = getComputedStyle(island.querySelector('circle') ?? island)
  expect(lines).toMatchObject({ fill: 'none', stroke: 'rgb(179, 35, 27)', strokeWidth: '1.75px', r: '10px' })
})

it('the light DOM’s sheet does not style the page itself', () => {
  const host = put('p { color: rgb(1, 2, 3); margin: 7px } button { color: rgb(4, 5, 6) }')
  const before = parts()
  host.append(before)
  const plain = computedStylesOf(before)
  adoptLightStyles(document, [lightCss, ...sheets])
  expect(computedStylesOf(before)).toEqual(plain)
})

it('the light DOM’s sheet leaves a filled-in field to a password manager’s styles', () => {
  const host = put('input { text-transform: uppercase !important }')
  takeFromPage(host)
  adoptLightStyles(document, [lightCss, ...sheets])
  const island = parts()
  host.append(island)
  const field = island.querySelector('input')
  field?.style.setProperty('background-size', '16px')
  expect(field && getComputedStyle(field).textTransform).toBe('none')
})

it('the light DOM’s sheet keeps a field’s position that a script has set', () => {
  const host = put('')
  takeFromPage(host)
  const box = document.createElement('div')
  box.style.cssText = 'position: absolute; left: 40px'
  host.append(box)
  adoptLightStyles(document, [lightCss, baseCss])
  expect(getComputedStyle(box)).toMatchObject({ position: 'absolute', left: '40px' })
})

it('the light DOM’s sheet draws the tick of a checked box', () => {
  const light = put('')
  const place = document.createElement('div')
  takeFromPage(place)
  adoptLightStyles(document, [lightCss, baseCss])
  place.innerHTML = '<div class="island"><input type="checkbox" checked></div>'
  light.append(place)
  const box = place.querySelector('input')
  if (!box) throw new Error('There is no box.')
  const { borderBottomStyle, borderBottomWidth } = getComputedStyle(box, '::before')
  expect([borderBottomStyle, borderBottomWidth]).toEqual(['solid', '2px'])
})
