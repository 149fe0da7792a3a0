import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './root.mjs'

const source = join(root, 'node_modules', 'msw', 'lib', 'mockServiceWorker.js')
const target = join(root, 'mocks', 'public', 'mockServiceWorker.js')

/** The mocks' service worker has to be the installed msw's own, so it is copied, not kept in the repository. */
export function ensureMockWorker() {
  if (existsSync(target) && readFileSync(target).equals(readFileSync(source))) return
  mkdirSync(dirname(target), { recursive: true })
  copyFileSync(source, target)
}
