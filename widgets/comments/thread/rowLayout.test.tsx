import { within } from '@testing-library/dom'
import { expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { eventually, startBackend } from '../comments.page.fixture.ts'

const { open, reopen, backend } = startBackend()

async function openAt(width: number) {
  const before = { width: window.innerWidth, height: window.innerHeight }
  onTestFinished(() => page.viewport(before.width, before.height))
  await page.viewport(width, 800)
  return open({ persona: 'subscriber' }).ready()
}

const boxOf = (element: Element | null | undefined) => element?.getBoundingClientRect() ?? new DOMRect()

it.each([390, 1280])('a comment’s actions stand 16 px apart, at %i px', async (width) => {
  const view = await openAt(width)
  const [share] = await view.findAllByRole('button', { name: 'Share the comment by Uri' })
  const words = [...(share?.parentElement?.children ?? [])].filter((child) => child.localName === 'button')
  // The room that a focus ring keeps around the letters is not between them.
  const inner = (element: Element) => {
    const { left, right } = boxOf(element)
    const { paddingLeft, paddingRight } = getComputedStyle(element)
    return { left: left + Number.parseFloat(paddingLeft), right: right - Number.parseFloat(paddingRight) }
  }
  expect(words.length).toBeGreaterThan(2)
  for (const [index, word] of words.slice(1).entries())
    expect(inner(word).left - inner(words[index] ?? word).right).toBeCloseTo(16, 0)
})

it('a like that makes a number longer moves nothing beside it', async () => {
  open().close()
  for (const comment of backend().backend.state.comments.values())
    if (comment.author.nick === 'Uri') comment.likedByUserIds = Array.from({ length: 99 }, (_, id) => `liker-${id}`)
  const view = await reopen({ persona: 'subscriber' }).ready()
  const [article] = await view.findAllByRole('article', { name: 'Comment by Uri' })
  const row = within(article?.closest<HTMLElement>('.row') ?? document.body)
  const reply = row.getByRole('button', { name: 'Reply to Uri' })
  const before = boxOf(reply).left
  await userEvent.click(row.getByRole('button', { name: /^Like/ }))
  await eventually(() =>
    expect(row.getByRole('button', { name: 'Like 100' }).getAttribute('aria-pressed')).toBe('true'),
  )
  expect(boxOf(reply).left).toBe(before)
})

it.each([
  [390, 24],
  [1280, 48],
])('replies at %i px begin %i px to the right of their comment', async (width, indent) => {
  const view = await openAt(width)
  const [toggle] = await view.findAllByRole('button', { name: /repl/i, expanded: false })
  const row = toggle?.closest<HTMLElement>('.row')
  const article = row?.querySelector('article')
  await userEvent.click(toggle ?? document.body)
  await eventually(() => expect(row?.querySelector('.replies article')).not.toBeNull())
  const indented = boxOf(row?.querySelector('.replies article')).left - boxOf(article).left
  expect(indented).toBe(indent)
})
