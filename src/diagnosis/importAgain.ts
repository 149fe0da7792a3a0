import { refusedFiles } from './refusedFiles.ts'
import { securedPreloads } from './securedPreloads.ts'

// biome-ignore lint/suspicious/noConsole: in production too, because somebody may have changed the files
const report = (message: string) => console.error(`[quiosc] ${message}`)

/** Waits until the browser has the file, and has found that it has the integrity. */
const preload = (link: HTMLLinkElement, href: string) =>
  new Promise((onload, onerror) => {
    link.after(Object.assign(link.cloneNode(), { href, onload, onerror }))
  })

/**
 * Imports a file by an address that is new to the browser, which may keep a failed module for the page's lifetime. Where the page preloads the file with its
 * integrity, the new address is preloaded with the same: an import checks none by itself, and a file that was refused must not run by another name.
 *
 * @param address Without query and fragment.
 * @throws When it cannot be loaded. Files that are not what the page says are reported.
 */
export async function importAgain(address: string) {
  const href = `${address}?${Date.now()}`
  const secured = securedPreloads().find((link) => link.href.replace(/[?#].*/, '') === address)
  try {
    // A browser that does not know such preloads tells of none.
    if (secured?.relList.supports('modulepreload')) await preload(secured, href)
    return await import(/* @vite-ignore */ href)
  } catch (error) {
    const refused = await refusedFiles()
    if (refused.length > 0) report(`The integrity on the page is not that of ${refused.join(', ')}`)
    throw error
  }
}
