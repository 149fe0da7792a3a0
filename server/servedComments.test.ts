import { expect, it } from 'vitest'
import { testBackend, testRenderer } from './renderer.fixture.ts'

const { renderMarkers } = testRenderer()

const comment = (id: string, body: string) => ({
  id,
  body,
  author: { id: `reader-${id}`, nick: `Nick ${id}` },
  publicationDate: '2026-03-04T10:00:00+01:00',
  state: 'published',
  numLikes: 3,
  likedByUserIds: [],
  repliesNumber: 0,
})

const answer = (comments: unknown[]) => ({
  body: { response: { comments, contentNumComments: 1234, mainContent: {}, reportingReasons: [] } },
})

const marker = '<div data-widget="comments" data-content-id="1001"><a href="/comentaris">Comentaris</a></div>'

it('the server renders a list of comments as for a reader who has not signed in', async () => {
  const comments = ['1', '2', '3', '4', '5'].map((id) => comment(id, `Text ${id}`))
  const { options, reports } = testBackend({ 'comment/content/1001?order=desc': answer(comments) })
  const rendered = await renderMarkers(`<html lang="ca">${marker}`, options)
  expect(reports).toEqual([])
  for (const { body, author } of comments) {
    expect(rendered).toContain(body)
    expect(rendered).toContain(author.nick)
  }
  expect(rendered).toContain('1.234')
  expect(rendered).not.toContain('data-partial')
})

it('the server writes a comment’s moment as its day', async () => {
  const { options } = testBackend({ 'comment/content/1001?order=desc': answer([comment('1', 'Text')]) })
  const rendered = await renderMarkers(`<html lang="ca">${marker}`, options)
  expect(rendered).toMatch(/<time dateTime="2026-03-04T10:00:00\+01:00">04 [^<]*2026<\/time>/i)
})

it('the server links a nick to its reader’s profile on a page that has one', async () => {
  const { options } = testBackend({ 'comment/content/1001?order=desc': answer([comment('1', 'Text')]) })
  const without = await renderMarkers(`<html lang="ca">${marker}`, options)
  expect(without).not.toContain('#profile.reader.')
  const rendered = await renderMarkers(`<html lang="ca">${marker}<div data-widget="profile"></div>`, options)
  expect(rendered).toContain('href="#profile.reader.reader-1"')
})

it('the server uses the count of the same answer for a card', async () => {
  const { options, asked } = testBackend({ 'comment/content/1001?order=desc': answer([comment('1', 'Text')]) })
  const count = '<span data-widget="comments-count" data-content-id="1001">12</span>'
  const rendered = await renderMarkers(`<html lang="ca">${count}${marker}`, options)
  expect(rendered).toMatch(/<span class="count" part="count">/)
  expect(asked).toHaveLength(1)
  // The list itself is in the page once.
  expect(rendered).toContain('>{"response":{"contentNumComments":1234}}</script>')
  expect(rendered.match(/"body":"Text"/g)).toHaveLength(1)
})
