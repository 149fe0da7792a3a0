import { expect, it } from 'vitest'
import { checkText } from '#cli/check/testing/checkText.ts'
import { testBackend, testPoll, testRenderer } from './renderer.fixture.ts'

const { renderWidget } = testRenderer()

it('`quiosc check` reports nothing about a page that a server has rendered', async () => {
  const { options } = testBackend({ 'poll/4711': { body: testPoll } })
  const fallback = '<a href="/enquesta">Voteu</a>'
  const given = { ...options, url: 'https://diari.example/' }
  const poll = await renderWidget('poll', { attributes: { pollId: '4711', load: 'visible' }, fallback }, given)
  const block = { cards: [{ id: '1', title: 'A', url: '/a' }] }
  const cards = await renderWidget('cards', { block, fallback }, given)
  expect(checkText(poll, 'html')).toEqual([])
  expect(checkText(cards, 'html')).toEqual([])
})

it('`quiosc check` reports a state that a template has written on a rendered page', () => {
  const marker = '<div data-widget="poll" data-poll-id="1" data-widget-state="ready"><a href="/">Voteu</a></div>'
  expect(checkText(marker, 'html')).toMatchObject([{ id: 'library-attribute' }])
})
