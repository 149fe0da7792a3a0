/** How long an answer may take, in milliseconds. */
const PATIENCE = 3000

/**
 * Whether anything answers at an address of the page's own host. A browser's own word that it is offline is none: with some VPNs and virtual networks it says so while all works.
 */
export const canReach = (address: string): Promise<boolean> =>
  Promise.race([
    fetch(address, { method: 'HEAD', cache: 'no-store' }).then(
      () => true,
      () => false,
    ),
    new Promise<boolean>((resolve) => setTimeout(resolve, PATIENCE, false)),
  ])
