import { execFileSync } from 'node:child_process'
import { rmSync, watch } from 'node:fs'
import { pruneTypes } from './build/types.ts'
import { builtFolders, fingerprint, forgetBuild, isBuilt, noteBuild } from './setup/builtFrom.ts'

/** In a process of its own, so that each build reads the registry and the texts anew. */
const buildAll = () => execFileSync(process.execPath, ['tools/build/buildAll.ts'], { stdio: 'inherit' })

/**
 * Builds again after each change in a folder that is built; a failed build is reported, and the last good one stays.
 *
 * @param from The fingerprint of what has been built.
 */
function watchSources(from: string): void {
  let pending: ReturnType<typeof setTimeout> | undefined
  let built = from
  const again = () => {
    try {
      const changed = fingerprint()
      // A test was written, or a file without a change.
      if (changed === built) return
      built = changed
      buildAll()
    } catch (error) {
      console.error(error)
    }
  }
  for (const folder of builtFolders)
    watch(folder, { recursive: true }, () => {
      clearTimeout(pending)
      // Editors write a file in several steps: wait until they are done.
      pending = setTimeout(again, 100)
    })
}

function writeTypes(): void {
  execFileSync('tsc', ['-p', 'tsconfig.types.json', '--checkers', '1'], { stdio: 'inherit' })
  pruneTypes('dist/types', ['widgets/main.d.ts', 'widgets/iife.types.d.ts', 'server/main.d.ts'])
}

if (process.argv.includes('--if-changed') && isBuilt())
  console.log('dist/ is built already: nothing that it is made of has changed.')
else {
  const inputs = fingerprint()
  forgetBuild()
  rmSync('dist', { recursive: true, force: true })
  buildAll()
  if (process.argv.includes('--watch')) watchSources(inputs)
  else {
    writeTypes()
    noteBuild(inputs)
  }
}
