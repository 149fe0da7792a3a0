import { expect, it } from 'vitest'
import { testBackend, testPoll, testRenderer } from './renderer.fixture.ts'

const { renderWidget } = testRenderer()

it('renderWidget renders one marker with its fallback', async () => {
  const { options } = testBackend({ 'poll/4711': { body: testPoll } })
  const html = await renderWidget('poll', { attributes: { pollId: '4711' }, fallback: '<p>Voteu</p>' }, options)
  expect(html).toMatch(/^<div data-widget-state="rendered" data-poll-id="4711" data-widget="poll"><template/)
  expect(html).toMatch(/<p>Voteu<\/p><\/div>$/)
  expect(html).toContain('Quin diari llegiu?')
})

it('renderWidget leaves the marker where the backend is down', async () => {
  const { options } = testBackend({})
  expect(await renderWidget('poll', { attributes: { pollId: '4711' } }, options)).toBe(
    '<div data-poll-id="4711" data-widget="poll"></div>',
  )
})

it('renderWidget writes options as text', async () => {
  const { options } = testBackend({})
  const html = await renderWidget(
    'poll',
    { attributes: { pollId: '"><script>alert(1)</script>' }, block: { a: '</script>' } },
    options,
  )
  expect(html).not.toContain('<script>')
  expect(html).toContain('{"a":"\\u003c/script>"}')
})

it('renderWidget refuses a name that no option can have', async () => {
  const { options } = testBackend({})
  await expect(renderWidget('poll', { attributes: { 'a b': '1' } }, options)).rejects.toThrow('a b')
})

it('renderWidget shows a header’s logo in its place, and no other marker’s', async () => {
  const { options } = testBackend({})
  const logo = '<b>A</b><p class="logo" data-logo>Diari</p><p data-logo>B</p>'
  const url = 'https://diari.example/portada'
  const render = (name: string) => renderWidget(name, { fallback: logo }, { ...options, url })
  expect(await render('header')).toContain('<b>A</b><p slot="logo" class="logo" data-logo>Diari</p><p data-logo>B</p>')
  expect(await render('alert')).toContain(logo)
})
