import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'

/**
 * `npm run bare`: runs `npm test` as on a bare machine, in a clean clone of the last commit, with an empty home folder and no font but DejaVu.
 * Arguments go to `npm test`: `npm run bare -- --project browser widgets/poll`.
 */
const FONTS = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>/usr/share/fonts/truetype/dejavu</dir><cachedir prefix="xdg">fontconfig</cachedir></fontconfig>
`

const folder = mkdtempSync(join(tmpdir(), 'quiosc-bare-'))
const [clone, home, fonts] = ['clone', 'home', 'fonts.conf'].map((name) => join(folder, name)) as [
  string,
  string,
  string,
]
mkdirSync(home)
writeFileSync(fonts, FONTS)
execFileSync('git', ['clone', '--quiet', resolve('.'), clone], { stdio: 'inherit' })

/** Whether npm or this project's own set-up has added the variable: it is not there on a bare machine. */
const isOwn = (name: string) => /^npm_(?!config_registry)/i.test(name) || name === 'INIT_CWD' || name === 'NODE'
const path = (process.env.PATH ?? '').split(delimiter).filter((part) => !part.includes('node_modules'))
const inherited = Object.fromEntries(Object.entries(process.env).filter(([name]) => !isOwn(name)))

const args = process.argv.slice(2)
const { status } = spawnSync('npm', ['test', ...(args.length > 0 ? ['--', ...args] : [])], {
  cwd: clone,
  stdio: 'inherit',
  env: { ...inherited, PATH: path.join(delimiter), HOME: home, FONTCONFIG_FILE: fonts },
})
rmSync(folder, { recursive: true, force: true })
process.exitCode = status ?? 1
