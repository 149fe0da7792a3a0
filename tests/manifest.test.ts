import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { isAbsolute, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { languages } from '#lib/site/config/config.ts'
import { registry } from '#widgets/registry.ts'

interface Manifest {
  files: Record<string, { bytes: number; integrity: string }>
  runtime: string[]
  widgets: Record<string, { files: string[]; messages: Record<string, string> }>
}

describe.each(['dist', 'dist/lite'])('the files in %s', (folder) => {
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'))
  const built = globSync(['*.js', 'chunks/*.js'], { cwd: folder })

  it('are in the manifest, each with its size and hash', () => {
    expect(Object.keys(manifest.files).sort()).toEqual(built.sort())
    for (const [file, { bytes, integrity }] of Object.entries(manifest.files)) {
      const content = readFileSync(join(folder, file))
      const hash = createHash('sha384').update(content).digest('base64')
      expect({ file, bytes, integrity }).toEqual({ file, bytes: content.length, integrity: `sha384-${hash}` })
    }
  })

  it('are listed for each widget, with its messages in all languages', () => {
    expect(Object.keys(manifest.widgets).sort()).toEqual(Object.keys(registry).sort())
    for (const [name, { files, messages }] of Object.entries(manifest.widgets)) {
      expect(files).toEqual(expect.arrayContaining([...manifest.runtime, expect.stringMatching(`chunks/${name}-`)]))
      expect(Object.keys(messages).sort()).toEqual([...languages].sort())
      for (const file of [...files, ...Object.values(messages)]) expect(manifest.files).toHaveProperty([file])
    }
  })

  it('include the preview as one file that no page without it loads: only the diagnosis opens it', () => {
    const name = /chunks\/preview-\w+\.js/
    expect(built.filter((file) => name.test(file))).toHaveLength(1)
    const listed = [manifest.runtime, ...Object.values(manifest.widgets).map(({ files }) => files)].flat()
    expect(listed.filter((file) => /\/(preview|diagnose)-/.test(file))).toEqual([])
    const naming = built.filter((file) => /preview-\w{7}\.js/.test(readFileSync(join(folder, file), 'utf8')))
    expect(naming).toEqual([
      expect.stringMatching(/^chunks\/diagnose-/),
      // Its own source map.
      expect.stringMatching(/^chunks\/preview-/),
    ])
    const diagnosis = readFileSync(join(folder, naming[0] ?? ''), 'utf8')
    expect(diagnosis.match(/\w*\s?\(?.\.\/preview-/g)).toEqual([
      expect.stringMatching(/^import\(/),
      expect.stringMatching(/^import\(/),
    ])
    // The texts of the catalogue and of its backend are nowhere else.
    const texts = built.filter((file) => readFileSync(join(folder, file), 'utf8').includes('subscriber-last-gift'))
    expect(texts).toEqual([expect.stringMatching(name)])
  })

  it('include no empty script, because each costs a request', () => {
    const code = (file: string) => readFileSync(join(folder, file), 'utf8').replace(/^\/\/#.*$/m, '')
    expect(built.filter((file) => code(file).trim() === '')).toEqual([])
  })

  it('include only the valibot functions that are used', () => {
    const scripts = built.map((file) => readFileSync(join(folder, file), 'utf8'))
    const has = (text: string) => scripts.some((code) => code.includes(text))
    expect(has('"picklist"')).toBe(true)
    // `type` values of valibot actions that no widget uses.
    for (const unused of ['credit_card', 'imei', 'mac48', 'ulid'])
      expect({ unused, found: has(`"${unused}"`) }).toEqual({ unused, found: false })
  })

  it('include no style sheets but those that a server links, and a source map for each compiled script', () => {
    const sheets = globSync('**/*.css', { cwd: folder })
    expect(sheets.filter((path) => !/^(?:lite\/)?sheets\/[\w-]+-[0-9a-f]{10}\.css$/.test(path))).toEqual([])
    // Texts are data: `chunks/poll.ca-3k9x0a.js`, of a part `chunks/profile.saved.ca-3k9x0a.js`.
    const isTexts = (path: string) => languages.some((lang) => path.includes(`.${lang}-`))
    for (const file of built.filter((path) => path !== 'service-worker.js' && !isTexts(path))) {
      const [, map = ''] = /\/\/# sourceMappingURL=(\S+)\s*$/.exec(readFileSync(join(folder, file), 'utf8')) ?? []
      const path = join(folder, file, '..', map)
      expect({ file, map, found: map !== '' && existsSync(path) && statSync(path).size > 0 }).toMatchObject({
        found: true,
      })
    }
  })

  it('include source maps that do not depend on the build’s folder', () => {
    const sources = globSync('**/*.map', { cwd: folder }).flatMap((map): string[] =>
      JSON.parse(readFileSync(join(folder, map), 'utf8')).sources.map((source: string) =>
        source.replace(/^[\w-]+:/, ''),
      ),
    )
    expect(sources.filter((source) => isAbsolute(source) || source.startsWith('file:'))).toEqual([])
    expect(sources.length).toBeGreaterThan(100)
  })
})
