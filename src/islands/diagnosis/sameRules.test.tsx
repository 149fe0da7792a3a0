import { waitFor } from '@testing-library/dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { markerSchemas } from '#cli/check/markerSchemas.ts'
import { renderTemplate } from '#cli/check/testing/renderTemplate.ts'
import { MARK } from '#cli/check/testing/WrongTemplate.ts'
import { wrongTemplates } from '#cli/check/testing/wrongTemplates.ts'
import { startTestPage } from '#testing/startTestPage.tsx'
import { registry } from '#widgets/registry.ts'
import { defineIsland } from '../island/defineIsland.ts'
import { type ProblemKind, problems } from './problems.ts'

let library: ReturnType<typeof startTestPage> | undefined

beforeEach(() => {
  for (const method of ['error', 'group', 'info', 'warn', 'table'] as const)
    vi.spyOn(console, method).mockImplementation(() => undefined)
})

afterEach(() => library?.stop())

/** Puts what is in a page's head and body into the test's body, where a policy does not count and scripts do not run. */
function show(html: string): HTMLElement[] {
  const { head, body } = new DOMParser().parseFromString(html, 'text/html')
  document.body.append(
    ...[head, body].flatMap(({ childNodes }) => [...childNodes].map((node) => document.adoptNode(node))),
  )
  return [...document.body.querySelectorAll<HTMLElement>('[data-widget]')]
}

/** The doctor's report on a page once the library has read all its markers: each is mounted, whatever it waits for. */
async function examine(html: string) {
  library = startTestPage({
    registry,
    config: { env: 'PRO' },
    island: async (name) => ({
      island: defineIsland({ name, css: [], options: markerSchemas[name] as never, compose: () => <p>{name}</p> }),
    }),
  })
  const hosts = show(html)
  const calls = library.loader
  for (const host of hosts) calls.mount(host)
  await waitFor(() => {
    for (const host of hosts) expect(['ready', 'error']).toContain(host.dataset.widgetState)
  })
  const report = await calls.doctor()
  return [...report.problems, ...report.markers.flatMap((marker) => marker.problems)]
}

const isDoctors = (id: keyof typeof problems) => (problems[id] as ProblemKind).only?.finder !== 'check'
const visible = wrongTemplates.filter(({ id, unseen }) => isDoctors(id) && !unseen)

it.each(visible)('the doctor finds on a page of $dialect what the check of templates finds: $fault', async (wrong) => {
  const { dialect, id, says, template, rendered } = wrong
  const found = await examine(rendered ?? renderTemplate(template.replace(MARK, ''), dialect))
  // Each parser of JSON has its own words.
  const words = found.some(({ message }) => /not JSON \(/.test(message)) ? 'not JSON (' : says
  expect(found).toContainEqual({ id, message: expect.stringContaining(words) })
})

it.each(wrongTemplates.filter(({ id }) => !isDoctors(id)))(
  'the doctor does not report what the table leaves to the check of templates: $id, $fault',
  async ({ id, dialect, template }) => {
    const found = await examine(renderTemplate(template.replace(MARK, ''), dialect))
    expect(found.map((problem) => problem.id)).not.toContain(id)
  },
)

it('each problem of both the doctor and the check is on one of the pages', () => {
  const shown = new Set<string>(visible.map(({ id }) => id))
  const both = Object.entries<ProblemKind>(problems).filter(
    // A file that does not arrive is in doctor.test.tsx, what a server has rendered in served.test.tsx.
    ([id, { only }]) => !only && !/^(?:missing-(?:chunk|sheet|worker)|unfilled-marker)$/.test(id),
  )
  expect(both.map(([id]) => id).filter((id) => !shown.has(id))).toEqual([])
})
