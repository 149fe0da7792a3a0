import { expect, it, onTestFinished, vi } from 'vitest'
import { showWithoutView } from './showWithoutView.ts'

/** The one message, as it is shown. */
function showPlain() {
  const end = vi.fn()
  showWithoutView([{ kind: 'error', text: 'Not saved' }], (act) => {
    end.mockImplementation(act)
    return () => undefined
  })
  onTestFinished(() => end())
  const box = document.querySelector('[data-quiosc-overlay=plain]')?.shadowRoot?.querySelector('[role=alert]')
  if (!box) throw new Error('The plain snackbar is not on the page.')
  return getComputedStyle(box)
}

it('a snackbar without its view has the newspaper’s font, and the page’s where the newspaper names none', () => {
  const { style } = document.documentElement
  const { fontFamily } = getComputedStyle(document.body)
  expect(showPlain()).toMatchObject({ fontFamily, fontSize: '16px' })
  style.setProperty('--quiosc-font-text', 'Georgia, serif')
  onTestFinished(() => void style.removeProperty('--quiosc-font-text'))
  expect(showPlain().fontFamily).toBe('Georgia, serif')
})
