import { useEffect, useLayoutEffect, useState } from 'react'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import { adoptStyles } from '#kit/styles/adoptStyles.ts'
import avatarCss from '#kit/ui/avatar.css?inline'
import { Loading } from '#kit/ui/feedback/Loading.tsx'
import { Spinner } from '#kit/ui/feedback/Spinner.tsx'
import skeletonCss from '#kit/ui/feedback/skeleton.css?inline'
import rowsCss from '#kit/ui/rows/rows.css?inline'
import { uiMessages } from '#kit/ui/ui.messages.ts'
import css from '../profile.css?inline'
import { nextPaint } from './nextPaint.ts'

/** Adopts the sheets that most panels need: parsing them with the aside's own would put off its first frame. */
function adoptPanelStyles({ shadowRoot }: Element): void {
  if (shadowRoot) adoptStyles(shadowRoot, [avatarCss, rowsCss, skeletonCss, css])
}

/** While a panel's code loads: nothing in the first frame, so that the aside or the panel's title is on the screen sooner. */
export function PanelLoading({ host }: { host: Element }) {
  const { t } = useIntl()
  const [painted, setPainted] = useState(false)
  useEffect(() => {
    void nextPaint().then(() => {
      adoptPanelStyles(host)
      setPainted(true)
    })
  }, [host])
  // A panel whose code has already loaded takes this place before the next frame, and needs them too.
  useLayoutEffect(() => () => adoptPanelStyles(host), [host])
  return (
    painted && (
      <Loading label={t(uiMessages.loading)}>
        <p className="panel-loading">
          <Spinner />
        </p>
      </Loading>
    )
  )
}
