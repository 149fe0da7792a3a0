import { expect, it, onTestFinished } from 'vitest'
import { createTestTerminal } from '../createTestTerminal.fixture.ts'
import { createAsk } from '../network/createAsk.ts'
import { byPath, openServer } from '../network/openServer.fixture.ts'
import { runQuiosc } from '../runQuiosc.ts'
import { checkCommand } from './checkCommand.ts'
import { checkText } from './testing/checkText.ts'

const SHEET = '/quiosc/sheets/poll-0a1b2c3d4e.css'
const rendered = `<div data-widget="poll" data-poll-id="1" data-load="none" data-widget-state="rendered"><template shadowrootmode="open"><link rel="stylesheet" href="${SHEET}"><div class="island"></div></template><a href="/">…</a></div>`
const unfilled = '<div data-widget="poll" data-poll-id="2" data-load="none"><a href="/">…</a></div>'
const pageOf = (body: string) =>
  `<html lang="ca"><head><script type="module" src="/quiosc/widgets.js"></script></head><body>\n${body}\n</body></html>`

/** Checks a page that is served with its script, and with its sheet where there is one. */
async function checkPage(body: string, { headers = {}, sheet = 200, type = 'text/css' } = {}) {
  const { origin, close } = await openServer(
    byPath({
      '/': (response) => void response.writeHead(200, { 'content-type': 'text/html', ...headers }).end(pageOf(body)),
      '/quiosc/widgets.js': (response) => void response.writeHead(200, { 'content-type': 'text/javascript' }).end(),
      [SHEET]: (response) => void response.writeHead(sheet, type ? { 'content-type': type } : {}).end(),
    }),
  )
  onTestFinished(() => close())
  const terminal = createTestTerminal({ cwd: '/', ask: createAsk() })
  await runQuiosc([checkCommand], ['check', `${origin}/`], terminal)
  return terminal.printed()
}

it('the check reports nothing in a rendered page with its sheets', async () => {
  expect(await checkPage(rendered, { headers: { age: '60' } })).toBe('1 file, no problems')
})

it('the check reports a marker that the server has left beside a rendered one, at its position', () => {
  const found = checkText(pageOf(`${rendered}\n${unfilled}`), 'html')
  expect(found.map(({ id, level, start }) => [id, level, start.line])).toEqual([['unfilled-marker', 'note', 3]])
  expect(checkText(pageOf(unfilled), 'html')).toEqual([])
})

it('the check reports a sheet that the server does not have, at its link', async () => {
  expect(await checkPage(rendered, { sheet: 404 })).toMatch(
    new RegExp(`2:\\d+ +error +${SHEET} answers 404: .* \\[missing-sheet\\]`),
  )
})

it.each(['text/plain; charset=utf-8', 'application/octet-stream', 'text/cssx'])(
  'a sheet that is sent as %s is told where it is linked',
  async (type) => {
    expect(await checkPage(rendered, { type })).toMatch(
      new RegExp(
        `2:\\d+ +error +${SHEET} is served as ${type}: browsers apply it only as text/css.* \\[missing-sheet\\]`,
      ),
    )
  },
)

it.each(['text/css;charset=utf-8', 'Text/CSS', ''])('a sheet that is sent as “%s” has nothing wrong', async (type) => {
  expect(await checkPage(rendered, { type })).toBe('1 file, no problems')
})

it.each(['90000', '1000000'])(
  'the check reports a rendered page that caches have kept for more than a day: %s s',
  async (age) => {
    expect(await checkPage(rendered, { headers: { age } })).toMatch(
      /2:1 +warning +caches have kept the page for \d+ hours.*\[old-page\]/,
    )
    expect(await checkPage('<p>…</p>', { headers: { age } })).not.toContain('old-page')
  },
)
