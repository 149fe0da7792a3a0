import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { packProject } from './support/packProject.ts'

const { project, packed, installed } = packProject()

describe('the package', () => {
  it('has the library and its documents, and no source maps', () => {
    const paths = packed().files.map(({ path }) => path)
    expect(paths).toEqual(expect.arrayContaining(['README.md', 'CHANGELOG.md', 'docs/theming.md', 'dist/widgets.js']))
    expect(paths.filter((path) => path.endsWith('.map'))).toEqual([])
    expect(
      paths.filter((path) => !/^(?:dist|docs|decisions)\/|^(?:README|CHANGELOG)\.md$|^package\.json$/.test(path)),
    ).toEqual([])
    // Half a megabyte of it are the renderers for servers, which read the HTML of lives too.
    expect(packed().size).toBeLessThan(5_200_000)
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
    expect(titles('dist/cli')).toMatch(/^parse5 [\d.]+, MIT$/m)
  })

  it('contains every file that its exports name', () => {
    const { exports } = JSON.parse(readFileSync(installed('package.json'), 'utf8'))
    const targets = Object.values(exports).flatMap((target) =>
      typeof target === 'string' ? target : Object.values(target as object),
    )
    // One of a pattern stands for all.
    const files = targets.map((target) => target.replace('*', 'poll'))
    expect(files.filter((file) => !existsSync(installed(file)))).toEqual([])
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

it('the package checks templates with nothing else installed', () => {
  writeFileSync(join(project(), 'wrong.twig'), '{% if a %}\n<div data-widget="pol">{{ a }}</div>{% endif %}')
  const run = spawnSync(process.execPath, [installed('dist/cli/quiosc.js'), 'check', 'wrong.twig'], {
    cwd: project(),
    encoding: 'utf8',
  })
  expect(run.stdout).toContain('2:6  error    data-widget: unknown widget "pol". Did you mean "poll"?')
  expect(run.status).toBe(1)
})

it('the package prints the head of a page, whose files it has', () => {
  const run = spawnSync(
    process.execPath,
    [installed('dist/cli/quiosc.js'), 'include', 'comments', 'poll', '--lang=ca'],
    {
      cwd: project(),
      encoding: 'utf8',
    },
  )
  const files = [...run.stdout.matchAll(/(?:src|href)="\/quiosc\/([^"]+)"/g)].map(([, file = '']) => file)
  expect(files).toEqual([...new Set(files)])
  expect(files).toContainEqual(expect.stringContaining('chunks/poll.ca-'))
  expect(files.filter((file) => !existsSync(installed(`dist/${file}`)))).toEqual([])
})
