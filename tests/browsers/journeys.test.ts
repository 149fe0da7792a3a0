import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { catalogue } from '#preview/catalogue/catalogue.ts'
import { registry } from '#widgets/registry.ts'
import { chosenBrowsers, chosenEngines } from './chosen.ts'
import type { Driver, OpenedBrowser } from './drivers/Driver.ts'
import { journeys, without } from './journeys.ts'
import { openVerbs } from './openVerbs.ts'
import { type ServedNewspaper, serveNewspaper } from './serveNewspaper.ts'

let site: ServedNewspaper
const readers: Driver[] = []

beforeAll(async () => {
  site = await serveNewspaper()
})
afterAll(() => site.close())
afterEach(async () => {
  for (const reader of readers.splice(0)) await reader.close()
})

it('every widget with steps of the reader has a journey, or a reason for having none', () => {
  const known = [...Object.keys(journeys), ...Object.keys(without)]
  const stepped = catalogue.filter(({ states }) => Object.values(states).some(({ steps }) => steps))
  expect(stepped.map(({ widget }) => widget).filter((widget) => !known.includes(widget))).toEqual([])
  expect(known.filter((widget) => !(widget in registry))).toEqual([])
})

/** A refused password is answered with an error, which is a part of its journey. */
const unexpected = (errors: readonly string[]) => errors.filter((error) => !/^40[01]: .*\/user\/login/.test(error))

describe.each(chosenBrowsers)('$title', ({ open }) => {
  let browser: OpenedBrowser

  beforeAll(async () => {
    browser = await open()
  })
  afterAll(() => browser.close())

  describe.each(chosenEngines)('$engine', ({ engine }) => {
    it.each(Object.entries(journeys))(
      'a reader’s journey: %s',
      async (_name, { path, scenario, viewport = { width: 1280, height: 800 }, go }) => {
        const reader = await browser.openReader(viewport)
        readers.push(reader)
        site.takeErrors()
        const verbs = openVerbs(reader, site.url)
        await verbs.open(path, { ...scenario, engine })
        await go(verbs)
        expect(unexpected([...site.takeErrors(), ...(await reader.ask('errors'))])).toEqual([])
      },
    )
  })
})
