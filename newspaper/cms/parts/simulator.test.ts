import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readAppMessage } from '#page/app-bridge/readAppMessage.ts'
import { specActions } from '#page/app-bridge/specActions.fixture.ts'
import { malformed, repeatedIds } from '../testing/malformed.ts'
import { type Newspaper, openNewspaper } from '../testing/openNewspaper.ts'
import { appMessages, brokenMessages } from './simulator.ts'

let paper: Newspaper
beforeAll(async () => {
  paper = await openNewspaper()
})
afterAll(() => paper.close())

const open = async (query: string) => (await paper.request(`/contacte.html?${query}`)).text

it('the simulator sends a message of each action that the specifications name, and each is read', () => {
  const read = appMessages.map((message) => readAppMessage(message))
  expect(read.filter(({ ok }) => !ok)).toEqual([])
  const actions = read.map((message) => message.ok && message.value.action)
  expect([...new Set(actions)].sort()).toEqual([...specActions.fromApp].sort())
})

it.each(brokenMessages)('the simulator sends a faulty message of the app: %s', (message) => {
  const problems: string[] = []
  const { ok } = readAppMessage(message, (problem) => void problems.push(String(problem)))
  expect(!ok || problems.length > 0).toBe(true)
})

it.each(['android', 'ios'])(
  'the simulator is beside the tools of a page in the app, before the library: %s',
  async (app) => {
    const text = await open(`app=${app}&bar=1`)
    expect([malformed(text), repeatedIds(text)]).toEqual([[], []])
    const script = text.indexOf(`<script src="/js/simulator.js" data-app="${app}">`)
    expect(script).toBeGreaterThan(0)
    expect(script).toBeLessThan(text.indexOf('/quiosc/widgets.js'))
    expect(text).toContain('id="aparell"')
    const { text: code } = await paper.request('/js/simulator.js')
    expect(code).toBe(readFileSync('newspaper/cms/assets/js/simulator.js', 'utf8'))
  },
)

it.each(['app=web&bar=1', 'app=ios&bar=0', 'app=ios'])('the simulator is on no other page: %s', async (query) => {
  expect(await open(query)).not.toMatch(/simulator|aparell/)
})
