import { expect, it, onTestFinished } from 'vitest'
import { userEvent } from 'vitest/browser'
import { runAxe } from '../../src/island/testing/runAxe.ts'
import { showPaywall } from './showPaywall.fixture.tsx'

const title = 'Register for free to keep reading'

it('starts as a bar of 64 px at the window’s edge', async () => {
  const { view } = showPaywall({ type: 'regiwall', folded: '' })
  const bar = await view.findByRole('button', { name: title, expanded: false })
  const { bottom, height } = view.getByRole('region', { name: title }).getBoundingClientRect()
  expect([Math.round(bottom), Math.round(height)]).toEqual([window.innerHeight, 64])
  expect(view.queryByRole('link')).toBeNull()
  expect(bar.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
})

it('can be used by keyboard from start to end', async () => {
  const { view, shadow, emit } = showPaywall({ type: 'regiwall', folded: 'true' })
  const bar = await view.findByRole('button', { name: title })
  await userEvent.tab()
  // The fallback of the marker is in the page but not on it.
  expect(shadow.activeElement).toBe(bar)
  await userEvent.keyboard('{Enter}')
  expect(view.getByRole('button', { name: title, expanded: true })).toBe(bar)
  expect(shadow.activeElement).toBe(bar)
  await userEvent.tab()
  expect(shadow.activeElement).toBe(view.getByRole('link', { name: 'Create a free account' }))
  await userEvent.tab()
  expect(shadow.activeElement).toBe(view.getByRole('link', { name: 'Already have an account? Sign in' }))
  await userEvent.keyboard('{Escape}')
  expect(view.getByRole('button', { name: title, expanded: false })).toBe(bar)
  expect(shadow.activeElement).toBe(bar)
  expect(emit.mock.calls.map(([name]) => name)).toEqual(['paywall-shown', 'paywall-unfolded', 'paywall-folded'])
})

it('folds out of the article and rises from the edge again', async () => {
  const { view } = showPaywall({ type: 'regiwall' })
  const box = await view.findByRole('region', { name: title })
  expect(getComputedStyle(box).position).not.toBe('fixed')
  await userEvent.click(view.getByRole('button', { name: title, expanded: true }))
  expect(getComputedStyle(box).position).toBe('fixed')
  await userEvent.click(view.getByRole('button', { name: title, expanded: false }))
  expect(getComputedStyle(box).position).toBe('fixed')
  expect(view.getByRole('link', { name: 'Create a free account' })).toBeDefined()
  expect(Math.round(box.getBoundingClientRect().bottom)).toBe(window.innerHeight)
})

it('rises no further than its own headline, also on a page with a bar of its own', async () => {
  document.documentElement.style.setProperty('--quiosc-bottom', '120px')
  onTestFinished(() => void document.documentElement.style.removeProperty('--quiosc-bottom'))
  const { view } = showPaywall({ type: 'regiwall', folded: '', subtitle: 'Many words. '.repeat(500) })
  const fold = await view.findByRole('button', { name: title })
  await userEvent.click(fold)
  const { top, bottom } = view.getByRole('region', { name: title }).getBoundingClientRect()
  expect(Math.round(bottom)).toBe(window.innerHeight - 120)
  expect(top).toBeGreaterThanOrEqual(0)
})

it('does not cover what has the focus, nor the page’s end', async () => {
  const page = document.createElement('div')
  page.style.height = '3000px'
  page.style.position = 'relative'
  const under = document.createElement('button')
  Object.assign(under.style, { position: 'absolute', top: `${window.innerHeight - 30}px` })
  const last = document.createElement('button')
  Object.assign(last.style, { position: 'absolute', bottom: '0' })
  page.append(under, last)
  document.body.append(page)
  onTestFinished(() => page.remove())
  const before = document.documentElement.style.scrollPaddingBottom

  const { view, rerender } = showPaywall({ type: 'regiwall', folded: '' })
  await view.findByRole('button', { name: title })
  const box = view.getByRole('region', { name: title })
  for (const button of [under, last]) {
    button.focus()
    await expect.poll(() => button.getBoundingClientRect().bottom <= box.getBoundingClientRect().top).toBe(true)
  }
  rerender(null)
  expect(document.documentElement.style.scrollPaddingBottom).toBe(before)
})

it('a box that can’t be folded has no button in its headline', async () => {
  const { view } = showPaywall({ type: 'column-offer' })
  await view.findByRole('heading')
  expect(view.queryByRole('button')).toBeNull()
})

it('axe has nothing to say of the bar and the sheet', async () => {
  const { view, host } = showPaywall({ type: 'regiwall', folded: '' })
  const bar = await view.findByRole('button', { name: title })
  const violations = async () => (await runAxe(host, { rules: { region: { enabled: false } } })).violations
  expect(await violations()).toEqual([])
  await userEvent.click(bar)
  expect(await violations()).toEqual([])
})
