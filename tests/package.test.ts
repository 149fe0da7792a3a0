import { execFileSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build as esbuild } from 'esbuild'
import type { Page } from 'playwright'
import { build as vite } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startNewspaper } from './support/newspaper.ts'
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

/** Serves a bundler's output beside the newspaper. */
const serve = (page: Page, folder: string) =>
  page.route(/\/bundled\//, (route) => {
    const file = join(folder, new URL(route.request().url()).pathname.replace('/bundled/', ''))
    return existsSync(file)
      ? route.fulfill({ path: file, contentType: 'text/javascript' })
      : route.fulfill({ status: 404 })
  })

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
