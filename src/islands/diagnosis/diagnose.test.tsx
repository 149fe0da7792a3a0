import { expect, it, onTestFinished, vi } from 'vitest'
import { adoptStyles } from '#kit/styles/adoptStyles.ts'
import tokensCss from '#kit/styles/tokens.css?inline'
import { diagnose } from './diagnose.ts'

it.each([
  ['of the dark theme', [tokensCss], 'rgb(19, 21, 25)', 'rgb(255, 154, 146)'],
  ['of its own, on a page whose widgets have brought no tokens', [], 'rgb(255, 255, 255)', 'rgb(143, 26, 19)'],
])('the note in place of an unknown widget has the colours %s', (_, sheets, backgroundColor, color) => {
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

/** A marker that has not loaded, with the height that its page reserves, this far down the page. */
function failAt(top: number) {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const [host, after] = [document.createElement('div'), document.createElement('div')]
  Object.assign(host.dataset, { widget: 'poll', widgetState: 'error' })
  Object.assign(host.style, { minHeight: '400px', marginTop: `${top}px` })
  host.textContent = 'The poll'
  after.style.height = '4000px'
  document.body.append(host, after)
  onTestFinished(() => {
    window.scrollTo(0, 0)
    host.remove()
    after.remove()
  })
  diagnose(host, { kind: 'load', error: new Error('lost') }, {}, { lang: 'en', block: '{}', settings: {} })
  return host
}

const nextFrame = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))

it('the diagnosis releases the reserved height of a failed widget below what the reader has seen', async () => {
  const host = failAt(window.innerHeight)
  await expect.poll(() => host.dataset.widgetSpace).toBe('free')
})

it('the diagnosis keeps the reserved height of a failed widget in the window, until it is scrolled away', async () => {
  const host = failAt(window.innerHeight - 200)
  await nextFrame()
  expect(host.dataset.widgetSpace).toBeUndefined()
  window.scrollTo(0, 3000)
  await expect.poll(() => host.dataset.widgetSpace).toBe('free')
})

it('the diagnosis keeps the reserved height of a failed widget that is loaded again', async () => {
  const host = failAt(window.innerHeight - 200)
  await nextFrame()
  host.dataset.widgetState = 'loading'
  await nextFrame()
  window.scrollTo(0, 3000)
  await nextFrame()
  expect(host.dataset.widgetSpace).toBeUndefined()
})
