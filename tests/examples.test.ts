import { expect, it } from 'vitest'
import { everyByTier } from '#testing/byTier.ts'
import { registry } from '#widgets/registry.ts'
import { enginesByTier } from './support/enginesByTier.ts'
import { startNewspaper } from './support/newspaper.ts'
import { exampleNames, openExample } from './support/openExample.ts'

const { read, url } = startNewspaper()

it('each widget has an example in the documentation', () => {
  expect(exampleNames).toEqual(Object.keys(registry).sort())
})

it.each(enginesByTier('react'))('the documentation’s examples work as they are copied, $engine', async ({ script }) => {
  // A visitor who presses the profile is sent to the login.
  const { page, problems } = await read('/ajuda', { persona: 'subscriber' })
  for (const name of everyByTier(8, exampleNames)) {
    const marker = await openExample(page, url(), { name, script })
    const { load } = registry[name] ?? {}
    if (load === 'interaction') await marker.click()
    // One that waits for a call of the page is not due.
    const due = load === 'none' ? 'waiting' : 'ready'
    await expect.poll(() => marker.getAttribute('data-widget-state'), { message: name }).toBe(due)
  }
  expect(problems.errors).toEqual([])
})
