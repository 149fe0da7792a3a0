import { waitFor } from '@testing-library/dom'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderInShadow } from '#testing/renderInShadow.tsx'
import { runAxe } from '#testing/runAxe.ts'
import { LineClamp } from './LineClamp.tsx'
import lineClampCss from './lineClamp.css?inline'

const long = 'Escriu de mar i de ports des de fa vint anys. '.repeat(12).trim()

function show(text: string, lines?: number) {
  const part = (children: string) => (
    <LineClamp more="Read more" less="Read less" {...(lines !== undefined && { lines })}>
      {children}
    </LineClamp>
  )
  const shown = renderInShadow(part(text), { css: [lineClampCss] })
  shown.host.style.width = '300px'
  const linesShown = () => {
    const element = shown.shadow.querySelector('p')
    if (!element) throw new Error('The text is not there.')
    return Math.round(element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight))
  }
  return { ...shown, linesShown, change: (other: string) => shown.rerender(part(other)) }
}

it('LineClamp shows three lines of a text, and all of them on a press that keeps the focus', async () => {
  const { view, shadow, host, linesShown } = show(long)
  const button = await view.findByRole('button', { name: 'Read more', expanded: false })
  expect(linesShown()).toBe(3)
  await userEvent.tab()
  expect(shadow.activeElement).toBe(button)
  await userEvent.keyboard('{Enter}')
  expect(view.getByRole('button', { name: 'Read less', expanded: true })).toBe(button)
  expect(shadow.activeElement).toBe(button)
  expect(linesShown()).toBeGreaterThan(3)
  expect((await runAxe(host)).violations).toEqual([])
  await userEvent.keyboard('{Enter}')
  expect(view.getByRole('button', { name: 'Read more', expanded: false })).toBe(button)
  expect(linesShown()).toBe(3)
})

it('LineClamp has no button where nothing is cut off', async () => {
  const { view, change } = show('Escriu de mar.')
  expect(view.queryByRole('button')).toBeNull()
  change(long)
  await view.findByRole('button')
  change('Escriu de ports.')
  await waitFor(() => expect(view.queryByRole('button')).toBeNull())
})

it('LineClamp measures a text again when its place becomes wider or narrower', async () => {
  const { view, host } = show(long)
  await view.findByRole('button')
  host.style.width = '6000px'
  await waitFor(() => expect(view.queryByRole('button')).toBeNull())
  host.style.width = '300px'
  await view.findByRole('button')
})

it('LineClamp moves the focus to the text when closing it takes the button away', async () => {
  const { view, shadow, host } = show(long)
  await userEvent.click(await view.findByRole('button'))
  host.style.width = '6000px'
  await userEvent.click(view.getByRole('button', { name: 'Read less' }))
  await waitFor(() => expect(view.queryByRole('button')).toBeNull())
  expect(shadow.activeElement).toBe(view.getByText(/^Escriu de mar/))
})

it('LineClamp cuts a text after the given number of lines', async () => {
  const { view, linesShown } = show(long, 5)
  await view.findByRole('button')
  expect(linesShown()).toBe(5)
})
