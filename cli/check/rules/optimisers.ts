import { attributeOf, type PageElement } from '../page/Page.ts'

/** A tool that changes the scripts of a page on its way to readers. */
interface Optimiser {
  name: string
  /** Its mark in the type of a script. */
  type: RegExp
  /** With it on the script, it leaves the script alone. */
  optOut: string
}

/** By docs/troubleshooting.md, which has those too that leave no mark. */
const optimisers: readonly Optimiser[] = [
  { name: 'Rocket Loader', type: /^text\/rocketscript$|^[\da-f]{20,}-/i, optOut: 'data-cfasync="false"' },
  { name: 'WP Rocket', type: /^rocketlazyloadscript$/i, optOut: 'data-nowprocket' },
  { name: 'LiteSpeed Cache', type: /^litespeed\//i, optOut: 'data-no-optimize="1" data-no-defer="1"' },
  { name: 'NitroPack', type: /^nitropack\//i, optOut: 'nitro-exclude' },
  { name: 'PageSpeed', type: /^text\/psajs$/i, optOut: 'data-pagespeed-no-defer' },
]

/** The optimiser that has changed a script. */
export const optimiserOf = (script: PageElement): Optimiser | undefined => {
  const type = (attributeOf(script, 'type') ?? '').trim()
  return optimisers.find((optimiser) => optimiser.type.test(type))
}
