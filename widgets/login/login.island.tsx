import sheets from 'virtual:sheets'
import { defineIsland } from '#islands/island/defineIsland.ts'
import { LightSlot } from '#islands/island/LightSlot.tsx'
import { AccountGate } from '#kit/account/AccountGate.tsx'
import { leaveAccount } from '#kit/account/leaveAccount.ts'
import { idPrefix } from '#kit/dom/idPrefix.ts'
import { normalizeEmail } from '#kit/validation/normalize.ts'
import { isEmail } from '#lib/isEmail.ts'
import { socialLoginUrl } from '#lib/site/addresses/addresses.ts'
import { formAction } from '#lib/site/addresses/formAction.ts'
import { linkBackUrl } from '#lib/site/addresses/linkBackUrl.ts'
import { linkParameter } from '#lib/site/addresses/linkParameter.ts'
import { pageUrl } from '#lib/site/addresses/pageUrl.ts'
import { readBackUrl } from '#lib/site/addresses/readBackUrl.ts'
import { writeEntry } from '#lib/writeEntry.ts'
import { applySignIn } from '#page/library/sign-in/applySignIn.ts'
import { getHeldGrant, takeSocialGrant } from '#page/session/takeSocialGrant.ts'
import { createDrafts } from '#page/storage/createDrafts.ts'
import { Login } from './Login.tsx'
import { createLoginApi } from './login.api.ts'
import type {} from './login.css'
import { LoginMarkerSchema } from './login.schema.ts'
import { createLoginStore } from './login.store.ts'

const DRAFT = 'login:email'

/** For the light DOM, where password managers look for forms (contract §2); the shadow root needs no styles. */
export const loginStyles = sheets

/**
 * Signs a reader in, step by step (reader-account §2 and §4, "Login flow").
 *
 * Why an island: it checks accounts with the backend and updates the session immediately. Without it the marker's own children stay: the CMS puts a link
 * to the contact page there, because a form without its checks would not work.
 */
export const loginIsland = defineIsland({
  name: 'login',
  css: [],
  options: LoginMarkerSchema,
  compose(
    options,
    { analytics, app, client, config, emit, getShared, host, inBrowser, location, now, report, session },
  ) {
    const here = location.href()
    const query = new URL(here).searchParams
    const given = options.backUrl ?? linkBackUrl(here)
    const backUrl = readBackUrl(given, here, config)
    const drafts = createDrafts(() => window.sessionStorage)
    let email = ''
    let draft = ''
    // Only this reader's browser knows these: a page that a server renders is the same for all.
    inBrowser(() => {
      email = normalizeEmail(linkParameter(query, 'email') ?? '')
      draft = email || drafts.read(DRAFT)
    })
    const redirect = () => location.assign(backUrl)
    // On the web anybody could write such a link, and it would sign its reader into another account.
    const replace = (href: string) =>
      void writeEntry(window.history, 'replaceState', window.history.state, pageUrl(href, here))
    const held = getHeldGrant({ getShared })
    const granted = app.channel === 'web' ? undefined : (held.grant ?? takeSocialGrant(here, replace))
    held.grant = undefined

    const store = createLoginStore(
      { ...(isEmail(email) ? { email, draft: '' } : { email: '', draft }), granted },
      {
        api: createLoginApi(client),
        onSignedIn(answer) {
          if (!applySignIn({ session, now, report }, answer)) return false
          emit('quiosc:signed-in', { userId: answer.user.id })
          analytics.track({ category: 'account', action: 'login' })
          redirect()
          return true
        },
        onBlocked: () => analytics.track({ category: 'account', action: 'blocked-login' }),
        leave: () => leaveAccount(given, redirect, window),
      },
    )
    return (
      <LightSlot name="login" css={loginStyles}>
        <AccountGate
          session={session}
          // A reader whom the app has sent here with a grant does not need its screen.
          app={granted ? { inApp: false, send: app.send } : app}
          screen="showLogin"
          backUrl={backUrl}
          onSignedIn={() => {
            drafts.clear(DRAFT)
            // The registration shows its own confirmation step.
            if (!['signedIn', 'registering'].includes(store.getState().status)) redirect()
          }}
        >
          <Login
            store={store}
            setup={{
              prefix: idPrefix({ host, getShared }),
              backUrl,
              action: formAction(here),
              socialUrl: (provider) => socialLoginUrl(config.apiBase, provider, backUrl),
              keepEmail: (email) => drafts.write(DRAFT, email),
            }}
          />
        </AccountGate>
      </LightSlot>
    )
  },
})
