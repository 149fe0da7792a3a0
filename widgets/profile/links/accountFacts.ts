import type { Page } from '#islands/runtime/page.types.ts'
import { bodyClasses } from '#kit/dom/bodyClasses.ts'
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
