import { within } from '@testing-library/dom'
import { expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { startBackend } from '#testing/startBackend.ts'
import { openProfile } from '../profile.fixture.tsx'

const backend = startBackend()

/** As long as a nick is shown, without a space to break at. */
const long = 'W'.repeat(20)

/** Whether it is drawn beside the other one and not under it. */
const isBeside = (one: Element, other: Element) => {
  const { left, top, bottom } = one.getBoundingClientRect()
  const box = other.getBoundingClientRect()
  return left >= box.right && top < box.bottom && bottom > box.top
}

it.each([
  ['readers', 'Folgen Ihnen'],
  ['readers.followed', 'Sie folgen'],
])('the panel %s: a long nick has its button beside it on a German phone', async (hash, label) => {
  const before = { width: window.innerWidth, height: window.innerHeight }
  onTestFinished(() => page.viewport(before.width, before.height))
  await page.viewport(390, 844)
  backend().set({ persona: 'subscriber', language: 'de' })
  const { state } = backend().backend
  // The comments are written on first access, by the readers' own nicks.
  expect(state.comments.size).toBeGreaterThan(0)
  for (const reader of state.readers) reader.nick = long

  const aside = await openProfile({ hash: `#profile.${hash}`, lang: 'de' }).dialog()
  const list = await aside.findByRole('list', { name: label })
  await within(list).findAllByRole('button', { name: new RegExp(`${long}.+|.+${long}`) })
  for (const row of within(list).getAllByRole('listitem')) {
    const [nick, follow] = within(row).getAllByRole('button')
    if (!nick || !follow) throw new Error('A row has no button to follow with.')
    expect(nick).toHaveTextContent(long)
    expect(isBeside(follow, nick)).toBe(true)
    expect(follow.getBoundingClientRect().right).toBeLessThanOrEqual(row.getBoundingClientRect().right + 0.5)
    expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth)
  }
})
