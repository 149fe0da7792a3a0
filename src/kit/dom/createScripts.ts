import { unlessFrame } from '#lib/unlessFrame.ts'

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string }
}

/** Loads scripts of others into the page: a player's, an advertiser's. One for each page, by {@link Page.getShared}. */
export interface Scripts {
  /**
   * Loads a classic script once, however many ask for it; one that has failed is tried again.
   *
   * @returns Whether it has loaded.
   */
  load(address: string): Promise<boolean>
}

/**
 * Under `require-trusted-types-for 'script'` addresses pass the policy `quiosc-services`, which is created with the first script.
 *
 * @param named The addresses that the configuration names: no other is loaded, whoever asks.
 */
export function createScripts(pageDocument: Document, named: () => readonly string[]): Scripts {
  let trust: ((url: string) => string) | undefined
  const loading = new Map<string, Promise<boolean>>()

  const createTrust = () => {
    // Missing from TypeScript's own library, and from some browsers.
    const trustedTypes = unlessFrame((window as { trustedTypes?: TrustedTypes }).trustedTypes)
    // Nothing loads from an empty address: it fails like any other.
    const createScriptURL = (url: string) => (named().includes(url) ? url : '')
    // An element of the page may have their name.
    const policy =
      typeof trustedTypes?.createPolicy === 'function'
        ? trustedTypes.createPolicy('quiosc-services', { createScriptURL })
        : { createScriptURL }
    return (url: string) => policy.createScriptURL(url)
  }

  const insert = (address: string) =>
    new Promise<boolean>((resolve) => {
      trust ??= createTrust()
      const script = pageDocument.createElement('script')
      script.src = trust(address)
      script.async = true
      script.addEventListener('load', () => resolve(true))
      script.addEventListener('error', () => {
        loading.delete(address)
        script.remove()
        resolve(false)
      })
      pageDocument.head.append(script)
    })

  return {
    load(address) {
      const known = loading.get(address)
      if (known) return known
      // A policy that does not allow the name throws.
      const result = insert(address).catch(() => false)
      loading.set(address, result)
      return result
    },
  }
}
