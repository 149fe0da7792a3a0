import { spawnSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { registry } from '#widgets/registry.ts'
import { pictureOf, themes } from './pictureOf.ts'

const read = (path: string) => readFileSync(path, 'utf8')
const names = (extension: string) =>
  globSync(`docs/examples/*.${extension}`).map((path) => path.replace(/^.*[\\/]|\.\w+$/g, ''))

it('an example has no style that a policy without inline styles refuses', () => {
  const inline = names('html').filter((name) => /<style|\sstyle=|\son\w+=/.test(read(`docs/examples/${name}.html`)))
  expect(names('html').length).toBeGreaterThan(30)
  expect(inline).toEqual([])
})

/** The examples of the last commit: a new widget is green before it has been built and photographed. */
function committed(): string[] {
  const { stdout } = spawnSync('git', ['ls-tree', '--name-only', 'HEAD', 'docs/examples/'], { encoding: 'utf8' })
  return names('html').filter((name) => stdout.includes(`/${name}.html\n`))
}

it.each(committed())('the example of %s has its picture in both themes, on its page too', (name) => {
  const markdown = read(`docs/widgets/${name}.md`)
  for (const picture of themes.map((theme) => pictureOf(name, theme))) {
    expect(existsSync(picture), `${picture}: npm run pictures takes it`).toBe(true)
    expect(markdown).toContain(`](../${picture.replace('docs/', '')})`)
  }
})

it('every widget has an example', () => {
  expect(names('html').toSorted()).toEqual(Object.keys(registry).toSorted())
})

it.each(names('css'))('the sheet of the example of %s reserves a height for its marker, and releases it', (name) => {
  const sheet = read(`docs/examples/${name}.css`)
  const html = read(`docs/examples/${name}.html`)
  const [, marker = ''] = new RegExp(`<\\w+ ([^>]*data-widget="${name}"[^>]*)>`).exec(html) ?? []
  const classes = /class="([^"]*)"/.exec(marker)?.[1]?.split(' ') ?? []
  expect(classes.some((own) => new RegExp(`^\\.${own} {\\n[^}]*(?:min-height|aspect-ratio): `, 'm').test(sheet))).toBe(
    true,
  )
  expect(sheet).toMatch(/\[data-widget-space='free'\] {\n {2}min-height: 0;\n}/)
})

it.each(names('css'))('the page of %s shows the sheet before the marker', (name) => {
  const markdown = read(`docs/widgets/${name}.md`)
  const sheet = markdown.indexOf(`\`\`\`css\n${read(`docs/examples/${name}.css`)}\`\`\``)
  expect(sheet).toBeGreaterThan(0)
  expect(markdown.indexOf(`\`\`\`html\n${read(`docs/examples/${name}.html`)}\`\`\``)).toBeGreaterThan(sheet)
})
