import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'

/** `npm run visual -- --update poll`: compares what the stories look like with their baselines, or writes them; all stories without a name. */
const args = process.argv.slice(2)
const names = args.filter((arg) => arg !== '--update')
const isUpdate = names.length < args.length
rmSync('.cache/visual', { recursive: true, force: true })

const files = names.map((name) => `/${name}.stories.tsx`)
const { status } = spawnSync('vitest', ['run', '--config', 'tools/visual/visual.config.ts', ...files], {
  stdio: 'inherit',
  env: { ...process.env, VISUAL: isUpdate ? 'update' : '' },
})
if (status && !isUpdate)
  console.log(
    'Pictures of what differs are in .cache/visual; `npm run visual -- --update` takes them for the new baselines.',
  )
process.exitCode = status ?? 1
