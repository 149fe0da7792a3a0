import sheets from 'virtual:sheets'
import { defineIsland } from '#islands/island/defineIsland.ts'
import { LightSlot } from '#islands/island/LightSlot.tsx'
import { idPrefix } from '#kit/dom/idPrefix.ts'
import { formAction } from '#lib/site/addresses/formAction.ts'
import { linkBackUrl } from '#lib/site/addresses/linkBackUrl.ts'
import { readBackUrl } from '#lib/site/addresses/readBackUrl.ts'
import { forgetLinkToken, takeLinkToken } from '#page/session/takeLinkToken.ts'
import { ChangePassword } from './ChangePassword.tsx'
import { createChangePasswordApi } from './change-password.api.ts'
import type {} from './change-password.css'
import { ChangePasswordMarkerSchema } from './change-password.schema.ts'
import { createChangePasswordStore } from './change-password.store.ts'

export const changePasswordStyles = sheets

/** In place of a token where only the reader's browser has it: the form is open. */
const LATER = 'later'

/**
 * Sets a new password for a reader who followed the link of a recovery mail (reader-account §2, "Pages known only through text").
 *
 * Why an island: the link's token goes to the backend only, and passwords never appear in a URL. Without it the marker's own
 * children stay: the CMS puts a link to the login there.
 */
export const changePasswordIsland = defineIsland({
  name: 'change-password',
  css: [],
  options: ChangePasswordMarkerSchema,
  compose(options, { analytics, app, client, config, getShared, host, inBrowser, location }) {
    const here = location.href()
    const backUrl = readBackUrl(options.backUrl ?? linkBackUrl(here), here, config)
    let token = LATER
    // A server has no part in it: the form is the same for all.
    inBrowser(() => {
      token = takeLinkToken(here, window.history)
    })
    const store = createChangePasswordStore(token, {
      api: createChangePasswordApi(client),
      onSpent: () => forgetLinkToken(window.history),
      onChanged: () => analytics.track({ category: 'account', action: 'change-password' }),
    })
    return (
      <LightSlot name="change-password" css={changePasswordStyles}>
        <ChangePassword
          store={store}
          prefix={idPrefix({ host, getShared })}
          action={formAction(here)}
          app={app}
          backUrl={backUrl}
        />
      </LightSlot>
    )
  },
})
