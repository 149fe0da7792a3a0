import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { isShipped } from './isShipped.ts'

const notice = /^_The files that are named here\b.* are in the library’s repository/m

/** Folders of documents about the project, by the document that leads to them and says so. */
const leads: readonly (readonly [folder: string, document: string])[] = [
  ['docs/assumptions/', 'docs/assumptions.md'],
  ['decisions/', 'docs/contributing.md'],
]

const documents = globSync('{README,CHANGELOG}.md')
  .concat(globSync('{docs,decisions}/**/*.md'))
  .map((path) => path.replaceAll('\\', '/'))
const read = (path: string) => readFileSync(path, 'utf8')

/** Every file of the repository, and every folder. */
const known = new Set(
  execFileSync('git', ['ls-files'], { encoding: 'utf8' })
    .split('\n')
    .flatMap((path) => path.split('/').map((_, index, parts) => parts.slice(0, index + 1).join('/'))),
)

/** The names in a document's code that are in the repository alone: a path, or a pattern of paths in one of its folders. */
function unshipped(markdown: string): string[] {
  const named = [...markdown.matchAll(/`([^`\n]+)`/g)].flatMap(([, code = '']) =>
    // With words around it, it is a message, unless it is a command.
    code.startsWith('node ') ? code.split(' ') : code.includes(' ') ? [] : [code],
  )
  return named
    .map((name) => name.replace(/[.,;:]+$/, '').replace(/\/$/, ''))
    .filter((name) => {
      const isPattern = /^[\w-]+\/.*[*<{]/.test(name) && known.has(name.split('/')[0] ?? '')
      const isPath = known.has(name) && /[./]/.test(name)
      return (isPattern || isPath) && !isShipped(name)
    })
}

const isOfTheProject = (path: string) => {
  const [, lead = path] = leads.find(([folder]) => path.startsWith(folder)) ?? []
  return notice.test(read(lead))
}

it('the documents of the package name no file that only the repository has, unless they say that they are about it', () => {
  expect(documents.length).toBeGreaterThan(100)
  const found = documents.flatMap((path) =>
    isOfTheProject(path) ? [] : unshipped(read(path)).map((name) => `${path}: ${name}`),
  )
  expect(found).toEqual([])
})

it('guides and references are about the package alone', () => {
  const guides = ['README.md', 'docs/start.md', 'docs/article.md', 'docs/troubleshooting.md', 'docs/widgets/poll.md']
  expect(guides.filter(isOfTheProject)).toEqual([])
})

it('the check of citations finds paths, patterns of paths and folders in a text', () => {
  const markdown =
    'See `src/islands/loader/registry.ts`, `widgets/*/*.states.ts`, `mocks/backend/`, `docs/start.md` and `dist/widgets.js`.'
  expect(unshipped(markdown)).toEqual(['src/islands/loader/registry.ts', 'widgets/*/*.states.ts', 'mocks/backend'])
  expect(unshipped('`quiosc/server`, `en.json`, `/quiosc/widgets.js`, `widgets`')).toEqual([])
})
