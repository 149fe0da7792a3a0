import { globSync, readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { callNames, calls } from '#mocks/backend/calls.ts'
import { registry } from '#widgets/registry.ts'
import { texts } from '#widgets/texts.ts'
import { sharedFiles } from '../build/sharedFiles.ts'
import { featuresOf, readBrowserData } from '../checks/browserData.ts'

/** Names with a dash that no element of a page may have, by the HTML standard. */
const reservedElements = [
  'annotation-xml',
  'color-profile',
  'font-face',
  'font-face-src',
  'font-face-uri',
  'font-face-format',
  'font-face-name',
  'missing-glyph',
]

const before = (text: string, end: RegExp) => text.split(end)[0] ?? ''

const eachWith = (whose: string, names: readonly string[]) => names.map((name) => [name, whose] as const)

/** The names that HTML or something of the project has already, with what that is. */
export function takenNames(): ReadonlyMap<string, string> {
  const mocked = callNames.flatMap((name) => [before(name, /\./), before(calls[name].path.slice(1), /\//)])
  const elements = featuresOf(readBrowserData().html.elements).map(([name]) => name)
  return new Map([
    ...eachWith('an element of HTML', [...elements, ...reservedElements]),
    ...eachWith(
      'a folder of src',
      globSync(['src/*', 'src/*/*']).map((path) => basename(path)),
    ),
    ...eachWith('a folder of mocks/backend', readdirSync('mocks/backend')),
    ...eachWith('a call of the mocks', mocked),
    ...eachWith(
      'a file of stories',
      globSync('stories/*').map((path) => before(basename(path), /\./)),
    ),
    ...eachWith('a file that the build writes', [
      'diagnose',
      'preview',
      ...Object.keys(sharedFiles),
      // The code that the parts of a widget share lies in a file of its folder's name.
      ...Object.keys(texts).map((name) => name.replace('.', '-')),
    ]),
    ...eachWith(
      'a file of widgets',
      readdirSync('widgets').map((name) => before(name, /\./)),
    ),
    ...eachWith('a widget', Object.keys(registry)),
  ])
}
