import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { Metafile } from 'esbuild'

type Outputs = Metafile['outputs']

/** A file that hands on one name of another, because parts that open on demand need that other one, too. */
const STUB =
  /^(?:\/\/#.*\s*)*(?:import"[^"]+";)*import\{(?<from>[\w$]+)(?: as (?<local>[\w$]+))?\}from"(?<file>\.\/[\w.-]+)";(?:import"[^"]+";)*export\{(?<given>[\w$]+) as (?<name>\w+)\};?\s*(?:\/\/#.*\s*)*$/

const beside = (path: string, file: string) => path.replace(/[^/]+$/, file.replace('./', ''))

const remove = (path: string) => {
  rmSync(path)
  rmSync(`${path}.map`, { force: true })
}

/** The second file's name for what an entry hands on: `export{x as a}` becomes `export{x as a,x as island}`. */
const alsoExport = (code: string, from: string, name: string) =>
  code.replace(/(?<=\bexport\{)[^}]*(?=\})/, (list) => {
    const found = list.split(',').find((item) => item.split(' as ').at(-1) === from)
    return found === undefined || from === name ? list : `${list},${found.split(' as ')[0]} as ${name}`
  })

function foldStub(outputs: Outputs, path: string): void {
  const output = outputs[path]
  if (!output?.entryPoint) return
  const stub = STUB.exec(readFileSync(path, 'utf8'))?.groups
  if (!stub?.file || !stub.from || !stub.name) return
  if (stub.given !== (stub.local ?? stub.from)) return
  const target = beside(path, stub.file)
  const found = outputs[target]
  // One file can stand for one entry.
  if (!found || found.entryPoint) return
  const code = readFileSync(target, 'utf8')
  const folded = alsoExport(code, stub.from, stub.name)
  if (folded === code && stub.from !== stub.name) return
  writeFileSync(target, folded)
  found.entryPoint = output.entryPoint
  found.imports = [...found.imports, ...output.imports.filter(({ path: imported }) => imported !== target)]
  remove(path)
  delete outputs[path]
}

/** Takes away the files that only hand on what another one has: each costs a request. The metafile is changed with them. */
export function foldChunks({ outputs }: Metafile): void {
  for (const path of Object.keys(outputs)) if (path.endsWith('.js')) foldStub(outputs, path)
}
