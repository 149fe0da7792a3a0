import { ownDocument } from '#lib/ownDocument.ts'
import { type ServiceRules, serviceScripts } from '#lib/site/services/serviceScripts.ts'
import { createScripts, type Scripts } from './createScripts.ts'

/** The part of the page that its scripts of others are shared through. */
export interface ScriptsPage {
  config: ServiceRules
  location: { href(): string }
  getShared<Shared>(key: string, create: () => Shared): Shared
}

/** The page's scripts of others, so that each is loaded once for all widgets. */
export const getScripts = ({ config, getShared, location }: ScriptsPage): Scripts =>
  getShared('scripts', () => createScripts(ownDocument(), () => serviceScripts(config, location.href())))
