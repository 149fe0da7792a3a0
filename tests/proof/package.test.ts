import { execFileSync } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build as esbuild } from 'esbuild'
import type { Page } from 'playwright'
import { build as vite } from 'vite'
import { describe, expect, it, onTestFinished } from 'vitest'
import { startNewspaper } from '../support/newspaper.ts'
import { packageProblems } from '../support/packageProblems.ts'
import { packProject } from '../support/packProject.ts'
import { openTestPage } from '../support/site.ts'

const { project, packed } = packProject()

describe('the package for installation', () => {
  it('resolves with its types in bundlers and in Node', async () => {
    expect(await packageProblems(readFileSync(join(project(), packed().filename)))).toEqual([])
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
      root: project(),
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

describe.each(Object.entries(bundlers))('a page bundled by %s', (bundler, bundle) => {
  it.each(['quiosc', 'quiosc/lite'])('has its markers mounted by import “%s”', async (name) => {
    const entry = join(project(), 'app.js')
    writeFileSync(
      entry,
      `import ${JSON.stringify(name)}\nimport { version } from ${JSON.stringify(name)}\ndocument.title = version\n`,
    )
    const folder = join(project(), bundler)
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
