import { securedPreloads } from './securedPreloads.ts'

/** The answer to a second request; the browser has the file already, where it has refused it. */
const arrives = (address: string, integrity = '') =>
  fetch(address, { integrity, cache: 'force-cache' }).then(
    async (answer) => answer.ok && (await answer.arrayBuffer()).byteLength > 0,
    () => false,
  )

/** The addresses of the files that have arrived with another content than the page's preloads say. */
export async function refusedFiles(): Promise<string[]> {
  const files = [...securedPreloads()].map(async ([address, { integrity }]) =>
    !(await arrives(address, integrity)) && (await arrives(address)) ? [address] : [],
  )
  return (await Promise.all(files)).flat()
}
