import { within } from '@testing-library/dom'
import { expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { eventually, startBackend } from '../comments.page.fixture.ts'

const { open } = startBackend()

/** What the live regions of a tree say from now on, in order. */
function recordAnnouncements(tree: Node): string[] {
  const said: string[] = []
  const read = () =>
    tree instanceof ShadowRoot
      ? [...tree.querySelectorAll('[role=alert], [role=status], [aria-live]')].map((region) =>
          region.textContent.trim(),
        )
      : []
  let before = read()
  const observer = new MutationObserver(() => {
    const now = read()
    said.push(...now.filter((text) => text !== '' && !before.includes(text)))
    before = now
  })
  observer.observe(tree, { childList: true, characterData: true, subtree: true })
  onTestFinished(() => observer.disconnect())
  return said
}

async function openRow(fault: string) {
  const comments = open({ fault })
  const view = await comments.ready()
  const [article] = await view.findAllByRole('article', { name: 'Comment by Uri' })
  if (!article) throw new Error('There is no comment by Uri.')
  return { comments, view, article, row: within(article.closest<HTMLElement>('.row') ?? article) }
}

it('a like that fails says one thing: no other message comes', async () => {
  const { comments, view, article, row } = await openRow('comments.like:500x1')
  const said = recordAnnouncements(article.getRootNode())
  const show = vi.spyOn(comments.page.snackbars, 'show')
  await userEvent.click(row.getByRole('button', { name: 'Like 6' }))
  await row.findByRole('alert')
  // The second one succeeds: its words come after anything else that the failure would have said.
  await userEvent.click(row.getByRole('button', { name: 'Like 6' }))
  expect(await view.findByText('You like this comment.')).toBeDefined()
  await eventually(() => expect(said.at(-1)).toBe('You like this comment.'))
  expect(said).toEqual([expect.stringMatching(/error occurred/), 'You like this comment.'])
  expect(show).not.toHaveBeenCalled()
})

it('the failure stands under the comment’s words, off the ring of the button that was pressed', async () => {
  const before = { width: window.innerWidth, height: window.innerHeight }
  onTestFinished(() => page.viewport(before.width, before.height))
  await page.viewport(1280, 800)
  const { article, row } = await openRow('comments.like:500')
  const like = row.getByRole('button', { name: 'Like 6' })
  await userEvent.keyboard('{Shift}')
  like.focus()
  await userEvent.keyboard('{Enter}')
  const notice = (await row.findByRole('alert')).closest('.q-notice')?.getBoundingClientRect()
  const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(like)
  expect(outlineStyle).toBe('solid')
  const ring = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset)
  expect(notice?.top).toBeGreaterThanOrEqual(like.getBoundingClientRect().bottom + ring + 2)
  expect(notice?.left).toBe(article.querySelector('p')?.getBoundingClientRect().left)
})
