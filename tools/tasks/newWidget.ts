import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { nameProblem } from '../newWidget/nameProblem.ts'
import { takenNames } from '../newWidget/takenNames.ts'
import { newFiles } from '../newWidget/widgetFiles.ts'
import { formatStep, listSteps } from '../setup/fixSteps.mjs'

/** `npm run new-widget weather`: the files of docs/new-widget.md under another name, and what follows from them. */
function main(widget = '', ...others: readonly string[]): number {
  const problem =
    others.length > 0 ? 'say one name: npm run new-widget weather' : nameProblem(widget, takenNames(), newFiles)
  if (problem) {
    console.error(`quiosc: ${problem}`)
    return 2
  }
  const files = newFiles(widget)
  const inTheWay = files.find(({ path }) => existsSync(path))
  if (inTheWay) {
    console.error(`quiosc: “${widget}” is taken: there is ${inTheWay.path}`)
    return 2
  }
  for (const { path, text } of files) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
    console.log(path)
  }
  for (const [command, ...args] of [...listSteps, [...formatStep, ...files.map(({ path }) => path)] as const]) {
    const { status } = spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' })
    if (status !== 0) return 1
  }
  console.log(
    `quiosc: widgets/${widget} is complete. npm run storybook shows it, npm test -- --changed tests it, and docs/new-widget.md says what each file is for.`,
  )
  return 0
}

process.exitCode = main(...process.argv.slice(2))
