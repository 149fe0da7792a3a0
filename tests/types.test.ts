import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'

/** A publisher's script that uses the shipped types; each deliberate mistake is marked. */
const page = `
import type { CheckReport, DoctorReport, QueuedCall, QuioscEvents, QuioscRequests } from 'quiosc'
import { configure, doctor, mount, open, session, version } from 'quiosc'

// The tag manager's list is the publisher's to declare, as another package may have done.
declare global {
  interface Window {
    dataLayer: { push(entry: { event: string }): void }
  }
}
window.dataLayer.push({ event: 'page' })

const host = document.querySelector<HTMLElement>('[data-widget=poll]')
if (host) mount(host)
// @ts-expect-error: an element, not a selector
mount('[data-widget=poll]')
configure({ site: 'balears', lang: 'es' })
// @ts-expect-error: unknown site
configure({ site: 'balear' })
open('comments')
const text: string = version

session.subscribe((state) => {
  // @ts-expect-error: a visitor has no profile
  state.user
  if (state.status === 'signedIn') state.user
})
window.quiosc?.app.receive({ action: 'updateUserToken' })
window.quiosc?.calls.push(['session.subscribe', ({ status }) => status])
const queued: QueuedCall[] = [['open', 'login-prompt'], ['configure', { site: 'ara' }]]
// @ts-expect-error: the call is open
queued.push(['opne', 'login-prompt'])
// @ts-expect-error: a text
queued.push(['open', 7])

doctor().then(({ markers }: DoctorReport) => {
  const seconds = markers.map(({ dueAt = 0 }) => dueAt / 1000)
  // @ts-expect-error: unknown state
  if (markers[0]?.state === 'mounted') seconds
})
const linesOf = ({ findings }: CheckReport) => findings.map(({ file, start }) => file + ':' + start.line)
export { linesOf }

document.addEventListener('quiosc:comment-liked', ({ detail }) => {
  const liked: boolean = detail.liked
  // @ts-expect-error: the field is called liked
  detail.like
})
const accessOf = (event: CustomEvent<QuioscEvents['quiosc:paywall-shown']>) => event.detail.access
export { text, accessOf }

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
document.addEventListener('quiosc:error', ({ detail }) => {
  // @ts-expect-error: a list of issues
  if (detail.kind === 'options') detail.issues.attribute
})
document.addEventListener('quiosc:paywall-shown', ({ detail }) => {
  // @ts-expect-error: unknown message id
  if (detail.type === 'wall') detail.access
})
document.dispatchEvent(new CustomEvent<QuioscRequests['quiosc:content-voucher']>('quiosc:content-voucher', { detail: { contentId: '1' } }))
`

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'quiosc-types-'))
  mkdirSync(join(folder, 'node_modules'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** The compiler's output for a publisher's script in that project; empty without errors. */
function problems(source: string, { skipLibCheck }: { skipLibCheck: boolean }): string {
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
    // The error of execFileSync has the process's output.
    return (error as { stdout: string }).stdout
  }
}

it('the shipped types compile without other packages installed, and reject wrong fields', () => {
  const installed = join(folder, 'node_modules/quiosc')
  cpSync('dist/types', join(installed, 'dist/types'), { recursive: true })
  cpSync('package.json', join(installed, 'package.json'))
  expect(problems(page, { skipLibCheck: false })).toBe('')
  expect(problems(page, { skipLibCheck: true })).toBe('')
})
