import { expect, it } from 'vitest'
import { testBackend, testPoll, testRenderer } from './renderer.fixture.ts'

const { renderWidget } = testRenderer()

it('renders one marker with its fallback', async () => {
  const { options } = testBackend({ 'poll/4711': { body: testPoll } })
  const html = await renderWidget('poll', { attributes: { pollId: '4711' }, fallback: '<p>Voteu</p>' }, options)
  expect(html).toMatch(/^<div data-widget-state="rendered" data-poll-id="4711" data-widget="poll"><template/)
  expect(html).toMatch(/<p>Voteu<\/p><\/div>$/)
  expect(html).toContain('Quin diari llegiu?')
})

it('leaves the marker where the backend is down', async () => {
  const { options } = testBackend({})
  expect(await renderWidget('poll', { attributes: { pollId: '4711' } }, options)).toBe(
    '<div data-poll-id="4711" data-widget="poll"></div>',
  )
})

it('writes options as text', async () => {
  const { options } = testBackend({})
  const html = await renderWidget(
    'poll',
    { attributes: { pollId: '"><script>alert(1)</script>' }, block: { a: '</script>' } },
    options,
  )
  expect(html).not.toContain('<script>')
  expect(html).toContain('{"a":"\\u003c/script>"}')
})

it('refuses a name that is none of an option', async () => {
  const { options } = testBackend({})
  await expect(renderWidget('poll', { attributes: { 'a b': '1' } }, options)).rejects.toThrow('a b')
})
