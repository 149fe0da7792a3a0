import sheets from 'virtual:sheets'
import { defineIsland } from '#islands/island/defineIsland.ts'
import { LightSlot } from '#islands/island/LightSlot.tsx'
import { AccountGate } from '#kit/account/AccountGate.tsx'
import { leaveAccount } from '#kit/account/leaveAccount.ts'
import { dayOf } from '#kit/dates/day.ts'
import { idPrefix } from '#kit/dom/idPrefix.ts'
import { normalizeEmail } from '#kit/validation/normalize.ts'
import { formAction } from '#lib/site/addresses/formAction.ts'
import { linkBackUrl } from '#lib/site/addresses/linkBackUrl.ts'
import { linkParameter } from '#lib/site/addresses/linkParameter.ts'
import { readBackUrl } from '#lib/site/addresses/readBackUrl.ts'
import { applySignIn } from '#page/library/sign-in/applySignIn.ts'
import { createDrafts } from '#page/storage/createDrafts.ts'
import { Register } from './Register.tsx'
import { createRegisterApi } from './register.api.ts'
import type {} from './register.css'
import { RegisterMarkerSchema } from './register.schema.ts'
import { createRegisterStore } from './register.store.ts'

export const registerStyles = sheets

const fields = ['email', 'name', 'surname', 'birthdate'] as const
const keyOf = (field: (typeof fields)[number]) => `register:${field}`

/**
 * Creates an account in three steps (reader-account §2 and §4, "Registration"). The login shows it as its own last step.
 *
 * Why an island: the backend validates each field, and the session has to be updated immediately. Without it the marker's own
 * children stay: the CMS puts a link to the contact page there.
 */
export const registerIsland = defineIsland({
  name: 'register',
  // The forms have their styles in the light DOM, where password managers look.
  css: [],
  options: RegisterMarkerSchema,
  compose(options, context) {
    const {
      analytics,
      app,
      client,
      config,
      emit,
      getShared,
      host,
      inBrowser,
      location,
      now,
      publish,
      report,
      session,
    } = context
    const here = location.href()
    const query = new URL(here).searchParams
    const given = options.backUrl ?? linkBackUrl(here)
    const backUrl = readBackUrl(given, here, config)
    let within = false
    let email: string | undefined
    // Only this reader's browser knows these: a page that a server renders is the same for all.
    inBrowser(() => {
      within = Boolean(host.parentElement?.closest('[data-widget]'))
      email = linkParameter(query, 'email') ?? undefined
    })
    const drafts = createDrafts(() => window.sessionStorage)
    const draftOf = (field: (typeof fields)[number]) => drafts.read(keyOf(field))
    const redirect = () => location.assign(backUrl)

    const store = createRegisterStore(
      {
        email: options.email || normalizeEmail(email ?? '') || draftOf('email'),
        details: { name: draftOf('name'), surname: draftOf('surname'), birthdate: draftOf('birthdate') },
      },
      {
        api: createRegisterApi(client),
        onRegistered(answer) {
          for (const field of fields) drafts.clear(keyOf(field))
          const isKept = applySignIn({ session, now, report }, answer)
          emit('quiosc:registered', { userId: answer.user.id })
          analytics.track({ category: 'account', action: 'register' })
          return isKept
        },
        onClosed(step) {
          publish('quiosc:register-closed', { step })
          if (step === 0 && !within) leaveAccount(given, redirect, window)
        },
      },
    )
    const setup = {
      prefix: idPrefix({ host, getShared }),
      backUrl,
      action: formAction(here),
      within,
      today: dayOf(now()),
      keep: (field: (typeof fields)[number], text: string) => drafts.write(keyOf(field), text),
    }
    return (
      <LightSlot name="register" css={registerStyles}>
        <AccountGate
          session={session}
          app={app}
          screen="showRegister"
          backUrl={backUrl}
          onSignedIn={() => store.getState().status !== 'created' && redirect()}
        >
          <Register store={store} setup={setup} />
        </AccountGate>
      </LightSlot>
    )
  },
})
