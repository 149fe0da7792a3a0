import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build as esbuild } from 'esbuild'
import type { Page } from 'playwright'
import { build as vite } from 'vite'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { startNewspaper } from './support/newspaper.ts'
import { packageProblems } from './support/packageProblems.ts'
import { openTestPage } from './support/site.ts'

interface Packed {
  filename: string
  /** The size of the download in bytes. */
  size: number
  files: { path: string }[]
}

/** A publisher's project with the package installed. */
let project = ''
let packed: Packed

beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'quiosc-package-'))
  const output = execFileSync('npm', ['pack', '--json', '--pack-destination', project], { encoding: 'utf8' })
  // npm's JSON has one entry per package: in a list, or by name.
  packed = Object.values(JSON.parse(output) as Record<string, Packed>)[0] as Packed
  mkdirSync(join(project, 'node_modules/quiosc'), { recursive: true })
  execFileSync('tar', ['-xzf', packed.filename, '-C', 'node_modules/quiosc', '--strip-components=1'], { cwd: project })
})

afterAll(() => rmSync(project, { recursive: true, force: true }))

const installed = (path: string) => join(project, 'node_modules/quiosc', path)

describe('the package', () => {
  it('has the library and its documents, and no source maps', () => {
    const paths = packed.files.map(({ path }) => path)
    expect(paths).toEqual(expect.arrayContaining(['README.md', 'CHANGELOG.md', 'docs/theming.md', 'dist/widgets.js']))
    expect(paths.filter((path) => path.endsWith('.map'))).toEqual([])
    expect(
      paths.filter((path) => !/^(?:dist|docs|decisions)\/|^(?:README|CHANGELOG)\.md$|^package\.json$/.test(path)),
    ).toEqual([])
    expect(packed.size).toBeLessThan(4_000_000)
  })

  it('has the licences of the packages whose code is in it', () => {
    const titles = (folder: string) =>
      readFileSync(installed(`${folder}/THIRD-PARTY-NOTICES.txt`), 'utf8')
        .match(/^\S+ [\d.]+, .+$/gm)
        ?.join('\n')
    expect(titles('dist')).toMatch(/^react-dom [\d.]+, MIT$/m)
    // The preview brings its own engine, and the catalogue's backend.
    for (const folder of ['dist', 'dist/lite']) expect(titles(folder)).toMatch(/^msw [\d.]+, MIT$/m)
    expect(titles('dist')).toMatch(/^preact [\d.]+, MIT$/m)
    expect(titles('dist/lite')).toMatch(/^preact [\d.]+, MIT$/m)
    expect(titles('dist/lite')).not.toMatch(/^react-dom /m)
  })

  it('resolves with its types in bundlers and in Node', async () => {
    expect(await packageProblems(readFileSync(join(project, packed.filename)))).toEqual([])
  })

  it('is refused where an export has no file or no types', async () => {
    const broken = mkdtempSync(join(tmpdir(), 'quiosc-broken-'))
    onTestFinished(() => rmSync(broken, { recursive: true }))
    const exports = {
      '.': { types: './index.d.ts', import: './index.js' },
      './bare': './bare.js',
      './gone': './gone.js',
    }
    const manifest = { name: 'broken', version: '1.0.0', type: 'module', exports }
    writeFileSync(join(broken, 'package.json'), JSON.stringify(manifest))
    for (const file of ['index.js', 'index.d.ts', 'bare.js']) writeFileSync(join(broken, file), 'export {}')
    execFileSync('npm', ['pack', '--silent'], { cwd: broken })
    const problems = await packageProblems(readFileSync(join(broken, 'broken-1.0.0.tgz')))
    expect(problems).toContainEqual(expect.stringContaining('/gone.js but the file does not exist'))
    expect(problems).toContain('UntypedResolution at ./bare (bundler)')
  })

  it('contains every file that its exports name', () => {
    const { exports } = JSON.parse(readFileSync(installed('package.json'), 'utf8'))
    const targets = Object.values(exports).flatMap((target) =>
      typeof target === 'string' ? target : Object.values(target as object),
    )
    expect(targets.filter((target) => !existsSync(installed(target)))).toEqual([])
    expect(Object.keys(exports)).toEqual(
      expect.arrayContaining([
        '.',
        './lite',
        './iife',
        './lite/iife',
        './manifest.json',
        './lite/manifest.json',
        './package.json',
      ]),
    )
  })
})

it('checks templates with nothing else installed', () => {
  writeFileSync(join(project, 'wrong.twig'), '{% if a %}\n<div data-widget="pol">{{ a }}</div>{% endif %}')
  const run = spawnSync(process.execPath, [installed('dist/cli/quiosc.js'), 'check', 'wrong.twig'], {
    cwd: project,
    encoding: 'utf8',
  })
  expect(run.stdout).toContain('2:6  error    data-widget: unknown widget "pol". Did you mean "poll"?')
  expect(run.status).toBe(1)
})

it('prints the head of a page, whose files are in the package', () => {
  const run = spawnSync(
    process.execPath,
    [installed('dist/cli/quiosc.js'), 'include', 'comments', 'poll', '--lang=ca'],
    {
      cwd: project,
      encoding: 'utf8',
    },
  )
  const files = [...run.stdout.matchAll(/(?:src|href)="\/quiosc\/([^"]+)"/g)].map(([, file = '']) => file)
  expect(files).toEqual([...new Set(files)])
  expect(files).toContainEqual(expect.stringContaining('chunks/poll.ca-'))
  expect(files.filter((file) => !existsSync(installed(`dist/${file}`)))).toEqual([])
})

const { reader, url } = startNewspaper()

/** The folder of the publisher's bundled app. */
const bundlers = {
  async esbuild(entry: string, outdir: string) {
    await esbuild({ entryPoints: [entry], bundle: true, splitting: true, format: 'esm', outdir, logLevel: 'error' })
  },
  async vite(entry: string, outDir: string) {
    const names = { entryFileNames: '[name].js' }
    await vite({
      root: project,
      configFile: false,
      base: '/bundled/',
      logLevel: 'error',
      build: { outDir, emptyOutDir: true, rolldownOptions: { input: entry, output: names } },
    })
  },
}

/**
 * Serves a bundler's output beside the newspaper. The files are read first: a page asks for more while it is being
 * closed, when the folder may be gone.
 */
const serve = (page: Page, folder: string) => {
  const files = new Map(
    globSync('**/*.js', { cwd: folder }).map((file) => [`/bundled/${file}`, readFileSync(join(folder, file))]),
  )
  return page.route(/\/bundled\//, (route) => {
    const body = files.get(new URL(route.request().url()).pathname)
    return body ? route.fulfill({ body, contentType: 'text/javascript' }) : route.fulfill({ status: 404 })
  })
}

describe.each(Object.entries(bundlers))('bundled by %s', (bundler, bundle) => {
  it.each(['quiosc', 'quiosc/lite'])('import “%s” mounts the markers of the page', async (name) => {
    const entry = join(project, 'app.js')
    writeFileSync(
      entry,
      `import ${JSON.stringify(name)}\nimport { version } from ${JSON.stringify(name)}\ndocument.title = version\n`,
    )
    const folder = join(project, bundler)
    rmSync(folder, { recursive: true, force: true })
    await bundle(entry, folder)
    expect(globSync('**/*.js', { cwd: folder }).length).toBeGreaterThan(40)

    const { page } = await reader()
    await serve(page, folder)
    const body = '<div data-widget="poll" data-poll-id="4711"><a href="/">Fallback</a></div>'
    await openTestPage(page, url(), { body, script: '/bundled/app.js' })
    await page.locator('[data-widget=poll][data-widget-state=ready]').waitFor()
    expect(await page.title()).toBe(JSON.parse(readFileSync('package.json', 'utf8')).version)
  })
})
