import { expect, it, onTestFinished, vi } from 'vitest'
import { adoptStyles } from '../styles/adoptStyles.ts'
import tokensCss from '../styles/tokens.css?inline'
import { diagnose } from './diagnose.ts'

it.each([
  ['of the dark theme', [tokensCss], 'rgb(19, 21, 25)', 'rgb(255, 154, 146)'],
  ['of its own, on a page whose widgets have brought no tokens', [], 'rgb(255, 255, 255)', 'rgb(143, 26, 19)'],
])('shows its note in colours %s', (_, sheets, backgroundColor, color) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const host = document.createElement('div')
  host.dataset.widget = 'pol'
  document.body.append(host)
  const before = document.adoptedStyleSheets
  onTestFinished(() => {
    host.remove()
    document.adoptedStyleSheets = before
    document.body.classList.remove('dark-mode')
  })
  document.adoptedStyleSheets = []
  adoptStyles(document, sheets)
  document.body.classList.add('dark-mode')
  diagnose(host, { kind: 'unknown', name: 'pol' }, {}, { lang: 'en', block: '{"env":"PRE"}', settings: {} })
  const note = host.shadowRoot?.querySelector('p')
  if (!note) throw new Error('There is no note.')
  expect(getComputedStyle(note)).toMatchObject({ backgroundColor, color })
})
