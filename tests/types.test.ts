import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

/** A publisher's own script, next to the library: what is wrong in it is marked. */
const page = `
import type { QuioscEvents } from 'quiosc'
import { configure, mount, open, session, version } from 'quiosc'

const host = document.querySelector<HTMLElement>('[data-widget=poll]')
if (host) mount(host)
// @ts-expect-error: an element, not a selector
mount('[data-widget=poll]')
configure({ site: 'balears', lang: 'es' })
// @ts-expect-error: there is no such site
configure({ site: 'balear' })
const shown: boolean = open('comments')
const text: string = version

session.subscribe((state) => {
  // @ts-expect-error: a visitor has no profile
  state.user
  if (state.status === 'signedIn') state.user
})
window.quiosc?.app.receive({ action: 'updateUserToken' })

document.addEventListener('quiosc:comment-liked', ({ detail }) => {
  const liked: boolean = detail.liked
  // @ts-expect-error: it is called liked
  detail.like
})
const told = (event: CustomEvent<QuioscEvents['quiosc:paywall-shown']>) => event.detail.access
export { shown, text, told }
`

/** What needs the types of the packages that the library was built from. */
const pageInDetail = `${page}
document.addEventListener('quiosc:comment-posted', ({ detail: { comment } }) => {
  const nick: string = comment.author.nick
  // @ts-expect-error: a number
  const likes: string = comment.likesNumber
})
document.addEventListener('quiosc:poll-voted', ({ detail }) => {
  // @ts-expect-error: a text
  const option: number = detail.optionId
})
session.subscribe((state) => {
  // @ts-expect-error: a text
  const nick: number | undefined = state.status === 'signedIn' ? state.user.nick : undefined
})
`

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'quiosc-types-'))
  mkdirSync(join(folder, 'node_modules'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** What the compiler has to say of a page in that project; empty when nothing. */
function complaints(source: string, skipLibCheck: boolean): string {
  writeFileSync(join(folder, 'page.ts'), source)
  const options = {
    strict: true,
    noEmit: true,
    target: 'ES2022',
    module: 'ESNext',
    moduleResolution: 'Bundler',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    types: [],
    skipLibCheck,
  }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: options, files: ['page.ts'] }))
  try {
    execFileSync(resolve('node_modules/.bin/tsc'), ['-p', folder], { encoding: 'utf8' })
    return ''
  } catch (error) {
    // What execFileSync throws has the output of the process.
    return (error as { stdout: string }).stdout
  }
}

describe('the types that are shipped', () => {
  it('serve a project that has nothing else installed', () => {
    const installed = join(folder, 'node_modules/quiosc')
    cpSync('dist/types', join(installed, 'dist/types'), { recursive: true })
    cpSync('package.json', join(installed, 'package.json'))
    expect(complaints(page, true)).toBe('')
  })

  it('are sound to the last file, and know what every event carries', () => {
    symlinkSync(resolve('.'), join(folder, 'node_modules/quiosc'))
    expect(complaints(pageInDetail, false)).toBe('')
  })
})
