import { within } from '@testing-library/dom'
import { describe, expect, it, onTestFinished } from 'vitest'
import { userEvent } from 'vitest/browser'
import { getKnownReaders } from '#page/session/getKnownReaders.ts'
import { installApp } from '#testing/installApp.ts'
import { startBackend } from '../comments.page.fixture.ts'

const { open, reopen, backend } = startBackend()

type View = Awaited<ReturnType<ReturnType<typeof open>['ready']>>
/** The parts of the first comment by somebody. */
const commentBy = async (view: View, nick: string) => {
  const [article] = await view.findAllByRole('article', { name: `Comment by ${nick}` })
  if (!article) throw new Error(`No comment by ${nick}`)
  return within(article)
}

it('a nick of more than seven letters is smaller', async () => {
  const view = await open().ready()
  const sizeOf = async (nick: string) => {
    const row = await commentBy(view, nick)
    const [shown] = row.getAllByText(nick)
    return shown ? Number.parseFloat(getComputedStyle(shown).fontSize) : 0
  }
  expect(await sizeOf('Don Simón')).toBeLessThan(await sizeOf('Uri'))
})

it('a nick of more than twenty characters is cut, in the name of its comment too', async () => {
  open().close()
  for (const { author } of backend().backend.state.comments.values())
    if (author.nick === 'Ada') author.nick = 'Ada of the Twenty-Five Letters'
  const view = await reopen({}).ready()
  const row = await commentBy(view, 'Ada of the Twenty-Fi…')
  expect(row.getByText('Ada of the Twenty-Fi…')).toBeDefined()
})

it('a comment by somebody without a nick is “a reader’s”, in each of its names', async () => {
  const marker = document.body.appendChild(document.createElement('div'))
  marker.dataset.widget = 'profile'
  onTestFinished(() => marker.remove())
  open().close()
  for (const { author } of backend().backend.state.comments.values())
    if (author.nick === 'Don Simón') author.nick = '\u200b'
  const view = await reopen({}).ready()
  const row = await commentBy(view, 'A reader')
  expect(row.getByRole('link', { name: 'Profile of A reader' })).toBeVisible()
  expect(row.getByRole('button', { name: 'Reply to A reader' })).toBeVisible()
})

describe('the nick of a comment’s author', () => {
  const addProfile = () => {
    const marker = document.body.appendChild(document.createElement('div'))
    marker.dataset.widget = 'profile'
    onTestFinished(() => marker.remove())
  }

  it('links to their public profile, with the keyboard before the date', async () => {
    addProfile()
    const comments = open()
    const view = await comments.ready()
    const row = await commentBy(view, 'Uri')
    const nick = row.getByRole('link', { name: 'Profile of Uri' })
    const { author } =
      [...backend().backend.state.comments.values()].find((comment) => comment.author.nick === 'Uri') ?? {}
    expect(nick.getAttribute('href')).toBe(`#profile.reader.${author?.id}`)
    expect(row.getAllByRole('link')[0]).toBe(nick)
    await comments.expectAccessible()
  })

  it('hands their id on to the profile: its card may have neither nick nor picture', async () => {
    addProfile()
    onTestFinished(() => history.replaceState(null, '', location.pathname))
    const comments = open()
    const row = await commentBy(await comments.ready(), 'Uri')
    await userEvent.click(row.getByRole('link', { name: 'Profile of Uri' }))
    const { author } =
      [...backend().backend.state.comments.values()].find((comment) => comment.author.nick === 'Uri') ?? {}
    const { nick, avatarUrl } = getKnownReaders(comments.page).find(author?.id ?? '') ?? {}
    expect({ nick, avatarUrl }).toEqual({ nick: 'Uri', avatarUrl: author?.avatarUrl })
  })

  it('is no link on a page without an aside', async () => {
    const view = await open().ready()
    const row = await commentBy(view, 'Uri')
    expect(row.getByText('Uri')).toBeDefined()
    expect(row.queryByRole('link', { name: 'Profile of Uri' })).toBeNull()
  })

  it('is no link in the app', async () => {
    addProfile()
    installApp('android')
    const view = await open().ready()
    const row = await commentBy(view, 'Uri')
    expect(row.getByText('Uri')).toBeDefined()
    expect(row.queryByRole('link', { name: 'Profile of Uri' })).toBeNull()
  })
})
