import { statSync } from 'node:fs'
import { expect, it } from 'vitest'
import { sharedFiles } from './sharedFiles.ts'

/** Words in addresses by which lists of filters refuse files: advertising, measuring, buttons of social networks, what opens over a page. */
const FILTERED =
  /(?:^|-)(?:ads?|banners?|sponsors?|promo\w*)(?:$|-)|advert|analytic|beacon|consent|cookie|lightbox|metric|modal|newsletter|overlay|pixel|popunder|pop-?up|shar(?:e|ing)|social|telemetry|track|vitals/i

it.each(Object.keys(sharedFiles))(
  'no list of filters refuses the widgets that need the shared file “%s”, by its name',
  (name) => {
    expect(name).not.toMatch(FILTERED)
  },
)

const entries = Object.entries(sharedFiles).flatMap(([name, paths]) => paths.map((path) => [name, path] as const))

it.each(entries)('the shared file “%s” is made of folders and packages, never of single modules: %s', (_, path) => {
  expect(path).toMatch(/^(?:src|widgets|node_modules)\/.+\/$/)
  expect(statSync(path).isDirectory()).toBe(true)
})
