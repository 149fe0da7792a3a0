import { spawnSync } from 'node:child_process'
import { realpathSync } from 'node:fs'
import { root } from './root.mjs'

const HOOKS = 'tools/hooks'

/** The former folder of the hooks: a clone from then would go on without hooks, of which git says nothing. */
const FORMER = 'scripts/hooks'

const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' })

/** Whether the project is a checkout of its own: no copy without git, and none inside of another repository. */
function isCheckout() {
  const { status, stdout } = git('rev-parse', '--show-toplevel')
  return status === 0 && realpathSync(stdout.trim()) === realpathSync(root)
}

/** Has git check commits by the project's hooks. Nothing depends on them, so that it fails for nothing: without git there are none, and hooks that are set up already stay. */
export function ensureHooks() {
  try {
    const { status, stdout } = git('config', 'core.hooksPath')
    if (isCheckout() && (status !== 0 || stdout.trim() === FORMER)) git('config', 'core.hooksPath', HOOKS)
  } catch (error) {
    console.warn(`The hooks of git were not set up: ${error}`)
  }
}
