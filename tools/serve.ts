import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createNewspaper } from '#newspaper/cms/createNewspaper.ts'

/**
 * `npm start`: the newspaper on PORT (4700 when unset) or the next free one. API_ORIGIN=https://… answers /api/front from a
 * real backend in place of the mocks.
 */
const FIRST_PORT = 4700
const PORTS = 20

const distDir = fileURLToPath(new URL('../dist/', import.meta.url))
const apiOrigin = process.env.API_ORIGIN || undefined
const newspaper = createNewspaper({ distDir, apiOrigin, render: true, report: (error) => console.error(error) })

async function listen(port: number, last: number): Promise<{ url: string; close: () => Promise<void> }> {
  try {
    return await newspaper.listen(port)
  } catch (error) {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
    if (!isTaken || port >= last) throw error
    return listen(port + 1, last)
  }
}

const first = Number(process.env.PORT || FIRST_PORT)
const { url, close } = await listen(first, first + PORTS)

if (!existsSync(`${distDir}widgets.js`))
  console.log('The library has not been built, so pages show their fallbacks. Run `npm run build`.')
console.log(`El Far de Portclar: ${url}${apiOrigin ? ` (/api/front from ${apiOrigin})` : ''}`)

void newspaper.packAhead()

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void close().then(() => process.exit()))
}
