import { expect, it } from 'vitest'
import { enginesByTier } from './support/enginesByTier.ts'
import { startNewspaper } from './support/newspaper.ts'
import { openTestPage } from './support/site.ts'

const { reader, url } = startNewspaper()

const body = `<div data-widget="poll" data-poll-id="4711" data-load="eager"><a href="/">Fallback</a></div>
  <div data-widget="comments" data-content-id="1001" data-load="none"><a href="/">Fallback</a></div>
  <div data-widget="pol"><a href="/">Fallback</a></div>`

it.each(enginesByTier('react'))(
  'quiosc.doctor() reports in production why each marker is mounted or not, $engine',
  async ({ script }) => {
    const { page } = await reader()
    const printed: string[] = []
    page.on('console', (message) => printed.push(message.text()))
    await openTestPage(page, url(), { body, script, config: { env: 'PRO' } })
    await page.locator('[data-widget=poll][data-widget-state=ready]').waitFor()

    const markers = await page.evaluate(async () => {
      const report = await window.quiosc?.doctor()
      // Elements cannot leave the page.
      return report?.markers.map(({ element, ...marker }) => ({ ...marker, tag: element.localName }))
    })
    expect(markers).toMatchObject([
      {
        widget: 'poll',
        state: 'ready',
        why: 'was due (eager) and is mounted',
        dueAt: expect.any(Number),
        loading: expect.any(Number),
        mounting: expect.any(Number),
        bytes: expect.any(Number),
        slowest: { name: expect.stringMatching(/\.js$/) },
        problems: [{ id: 'no-reserved-height' }],
      },
      { widget: 'comments', state: 'waiting', why: 'waits for quiosc.mount()', problems: [] },
      { widget: 'pol', state: 'error', problems: [{ id: 'unknown-widget' }] },
    ])
    expect(printed.join('\n')).toContain('1 of 3 markers mounted')
  },
)

it.each(enginesByTier('lite'))(
  'quiosc.doctor() reports a service worker that the site does not have, without an error of ours, $engine',
  async ({ script }) => {
    const { page, problems } = await reader()
    await openTestPage(page, url(), {
      body: '<div data-widget="page-shell" data-service-worker="/nowhere.js"></div>',
      script,
      config: { env: 'PRO' },
    })
    const told = () =>
      page.evaluate(async () => {
        const report = await window.quiosc?.doctor()
        return report?.markers.flatMap((marker) => marker.problems)
      })
    await expect.poll(told).toEqual([
      {
        id: 'missing-worker',
        message: expect.stringMatching(/^data-service-worker: "\/nowhere\.js" cannot be registered: TypeError: .*404/),
      },
    ])
    expect(problems.errors.filter((text) => text.includes('quiosc]'))).toEqual([])
  },
)
