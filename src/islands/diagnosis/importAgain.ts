import { writeConsole } from '#lib/writeConsole.ts'
import { refusedFiles } from './refusedFiles.ts'
import { securedPreloads } from './securedPreloads.ts'

/** In production too, because somebody may have changed the files. */
const report = (message: string) => writeConsole('error', `[quiosc] ${message}`)

/** Waits until the browser has the file, and has found that it has the integrity that the page says, where it says one. */
const verify = (address: string, href: string) => {
  const link = securedPreloads().get(address)
  return (
    // A browser that does not know such preloads tells of none.
    link?.relList.supports('modulepreload') &&
    new Promise((onload, onerror) => {
      link.after(Object.assign(link.cloneNode(), { href, onload, onerror }))
    })
  )
}

/**
 * Imports a file by an address that is new to the browser, which may keep a failed module for the page's lifetime. Where the page preloads the file with its
 * integrity, the new address is preloaded with the same: an import checks none by itself, and a file that was refused must not run by another name.
 *
 * @param addresses Of the file, and of those that it imports by their plain addresses; without query and fragment.
 * @throws When one cannot be loaded. Files that are not what the page says are reported.
 */
export async function importAgain([address = '', ...imported]: readonly string[]) {
  const href = `${address}?${Date.now()}`
  try {
    await Promise.all([verify(address, href), ...imported.map((plain) => verify(plain, plain))])
    return await import(/* @vite-ignore */ href)
  } catch (error) {
    const refused = await refusedFiles()
    if (refused.length > 0) report(`The integrity on the page is not that of ${refused.join(', ')}`)
    throw error
  }
}
