import { globSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'
import { prefetchPath } from '#islands/loader/registry.ts'
import { apiUrl } from '#page/api/apiUrl.ts'
import { registry } from '#widgets/registry.ts'
import { readContract } from './readContract.ts'

const BASE = 'https://diari.example/api'
const contract = await readContract()

/** The options in a path: `{order:desc}` is the option `order`, `desc` unless a marker says another. */
const optionsIn = (template: string) =>
  [...template.matchAll(/{(\w+):?(\w*)}/g)].map(([, name = '', preset = '']) => ({ name, preset }))

/** The requests of each verb of a widget's api, when it is called with these texts. */
async function requestsOf(widget: string, args: readonly string[]): Promise<string[]> {
  const requests: string[] = []
  const client = {
    async get(path: string, _schema: unknown, { query }: { query?: Record<string, string> } = {}) {
      requests.push(apiUrl(BASE, path, query ?? {}, BASE) ?? path)
      return { ok: false, failure: { kind: 'aborted' } }
    },
  }
  for (const file of globSync(`widgets/${widget}/**/${widget}.api.ts`)) {
    const module: Record<string, unknown> = await import(/* @vite-ignore */ pathToFileURL(file).href)
    for (const create of Object.values(module)) {
      const api: unknown = typeof create === 'function' && create.name.startsWith('create') && create(client)
      // Verbs that write have another method of the client, which is not there.
      for (const verb of Object.values(Object(api)))
        if (typeof verb === 'function')
          await Promise.resolve(args)
            .then((given) => verb(...given))
            .catch(() => undefined)
    }
  }
  return requests
}

const prefetched = Object.entries(registry).flatMap(([widget, { prefetch }]) =>
  prefetch ? [[widget, prefetch] as const] : [],
)

it.each(prefetched)('the first request of %s is one that its api sends: %s', async (widget, template) => {
  const options = optionsIn(template).map(({ name }, index) => [name, `option${index}`] as const)
  const path = `${BASE}/${prefetchPath(template, Object.fromEntries(options))}`
  expect(
    await requestsOf(
      widget,
      options.map(([, value]) => value),
    ),
  ).toContain(path)
})

it.each(prefetched)('the first request of %s has its options, with their defaults: %s', (widget, template) => {
  for (const { name, preset } of optionsIn(template)) {
    const option = contract.widgets[widget]?.options[name]
    expect(option, name).toBeDefined()
    expect(option?.default ?? '').toBe(preset)
  }
})
