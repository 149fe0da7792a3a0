import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { folderOf, readSheet } from '../sheet/Sheet.ts'
import { sheetHtml } from '../sheet/sheetHtml.ts'

/** `npm run sheet -- de dark 1280`: a picture of every story, and a page with all of them. */
const args = process.argv.slice(2)
const sheet = readSheet(args)
const folder = folderOf(sheet)
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })

const { status } = spawnSync('vitest', ['run', '--config', 'tools/sheet/sheet.config.ts', '--reporter', 'dot'], {
  stdio: 'inherit',
  env: { ...process.env, SHEET: args.join(' ') },
})

const pictures = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
const index = join(folder, 'index.html')
writeFileSync(index, sheetHtml(`${sheet.lang}, ${sheet.theme}, ${sheet.width} px`, pictures))
console.log(`${pictures.length} stories: ${pathToFileURL(index).href}`)
process.exitCode = status ?? 1
