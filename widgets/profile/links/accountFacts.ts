import { bodyClasses } from '../../../src/dom/bodyClasses.ts'
import type { Page } from '../../../src/runtime/page.types.ts'
import type { AccountUrlFacts } from './accountUrl.ts'

/** The facts that a page of the subscriber's account may be told now. */
export const accountFacts = ({
  app,
  config,
  location,
  session,
}: Pick<Page, 'app' | 'config' | 'location' | 'session'>): AccountUrlFacts => ({
  channel: app.channel,
  here: location.href(),
  hosts: config.hosts,
  dark: bodyClasses.contains('dark-mode'),
  token: session.token(),
})
