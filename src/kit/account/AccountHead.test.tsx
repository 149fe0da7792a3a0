import { expect, it, onTestFinished } from 'vitest'
import { renderInShadow } from '#testing/renderInShadow.tsx'
import { AccountHead } from './AccountHead.tsx'

it('an account page’s head has no landmark of its own', () => {
  const { view } = renderInShadow(<AccountHead title="Your password" />)
  expect(view.getByRole('heading', { name: 'Your password' })).toBeDefined()
  expect(view.queryByRole('banner')).toBeNull()
})

it('an account page’s head keeps a title that the page has set meanwhile', () => {
  const before = document.title
  onTestFinished(() => {
    document.title = before
  })
  document.title = 'Your account · The Newspaper'
  const { rerender } = renderInShadow(<AccountHead title="Your password" />)
  document.title = `(1) ${document.title}`
  rerender(<AccountHead title="Check your email" />)
  expect(document.title).toBe('Check your email · (1) Your account · The Newspaper')
  document.title = 'One new message'
  rerender(<AccountHead title="Your password" />)
  expect(document.title).toBe('Your password · One new message')
})

it('an account page’s head names each step in the page’s title, and restores the page’s own', () => {
  const before = document.title
  onTestFinished(() => {
    document.title = before
  })
  document.title = 'Your account · The Newspaper'
  const { rerender } = renderInShadow(<AccountHead title="Your password" />)
  expect(document.title).toBe('Your password · Your account · The Newspaper')
  rerender(<AccountHead title="Your account" />)
  expect(document.title).toBe('Your account · The Newspaper')
  rerender(<AccountHead title="Check your email" />)
  rerender(null)
  expect(document.title).toBe('Your account · The Newspaper')
})
