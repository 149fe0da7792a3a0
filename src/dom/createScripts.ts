interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string }
}

/** Loads scripts of others into the page: a player's, an advertiser's. One for each page, by {@link Page.getShared}. */
export interface Scripts {
  /**
   * Loads a classic script once, however many ask for it; one that has failed is tried again.
   *
   * @param address Checked: it runs in the page.
   * @returns Whether it has loaded.
   */
  load(address: string): Promise<boolean>
}

/** Under `require-trusted-types-for 'script'` addresses pass the policy `quiosc-services`, which is created with the first script. */
export function createScripts(page: Document): Scripts {
  let trust: ((url: string) => string) | undefined
  const loading = new Map<string, Promise<boolean>>()

  const createTrust = () => {
    // Missing from TypeScript's own library, and from some browsers.
    const { trustedTypes } = window as { trustedTypes?: TrustedTypes }
    const policy = trustedTypes?.createPolicy('quiosc-services', { createScriptURL: (url) => url })
    return (url: string) => policy?.createScriptURL(url) ?? url
  }

  const insert = (address: string) =>
    new Promise<boolean>((resolve) => {
      trust ??= createTrust()
      const script = page.createElement('script')
      script.src = trust(address)
      script.async = true
      script.addEventListener('load', () => resolve(true))
      script.addEventListener('error', () => {
        loading.delete(address)
        script.remove()
        resolve(false)
      })
      page.head.append(script)
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
