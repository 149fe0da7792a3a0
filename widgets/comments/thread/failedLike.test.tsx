import { within } from '@testing-library/dom'
import { expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { recordAnnouncements } from '#testing/recordAnnouncements.ts'
import { eventually, startBackend } from '../comments.page.fixture.ts'

const { open } = startBackend()

async function openRow(fault: string) {
  const comments = open({ fault })
  const view = await comments.ready()
  const [article] = await view.findAllByRole('article', { name: 'Comment by Uri' })
  if (!article) throw new Error('There is no comment by Uri.')
  return { comments, view, article, row: within(article.closest<HTMLElement>('.row') ?? article) }
}

/** By keyboard: another comment's name may begin like this one's, so a click would not know which is meant. */
async function like(row: Awaited<ReturnType<typeof openRow>>['row']) {
  const button = row.getByRole('button', { name: 'Like 6' })
  button.focus()
  await userEvent.keyboard('{Enter}')
  return button
}

it('a like that fails shows one message, and no other', async () => {
  const { comments, view, article, row } = await openRow('comments.like:500x1')
  const said = recordAnnouncements(article.getRootNode())
  const show = vi.spyOn(comments.page.snackbars, 'show')
  await like(row)
  await row.findByRole('alert')
  // The second one succeeds: its words come after anything else that the failure would have said.
  await like(row)
  expect(await view.findByText('You like this comment.')).toBeDefined()
  await eventually(() => expect(said.at(-1)).toBe('You like this comment.'))
  expect(said).toEqual([expect.stringMatching(/error occurred/), 'You like this comment.'])
  expect(show).not.toHaveBeenCalled()
})

it('a failed like’s message stands under the comment’s words, clear of the pressed button’s ring', async () => {
  const before = { width: window.innerWidth, height: window.innerHeight }
  onTestFinished(() => page.viewport(before.width, before.height))
  await page.viewport(1280, 800)
  const { article, row } = await openRow('comments.like:500')
  await userEvent.keyboard('{Shift}')
  const button = await like(row)
  const notice = (await row.findByRole('alert')).closest('.q-notice')?.getBoundingClientRect()
  const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(button)
  expect(outlineStyle).toBe('solid')
  const ring = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset)
  expect(notice?.top).toBeGreaterThanOrEqual(button.getBoundingClientRect().bottom + ring + 2)
  expect(notice?.left).toBe(article.querySelector('p')?.getBoundingClientRect().left)
})
