import { useEffect, useReducer, useState } from 'react'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import { adoptAround } from '#kit/styles/adoptStyles.ts'
import { Loading } from '#kit/ui/feedback/Loading.tsx'
import { Notice } from '#kit/ui/feedback/Notice.tsx'
import { Skeleton } from '#kit/ui/feedback/Skeleton.tsx'
import { Link } from '#kit/ui/Link.tsx'
import { uiMessages } from '#kit/ui/ui.messages.ts'
import { VisuallyHidden } from '#kit/ui/VisuallyHidden.tsx'
import { referrerOf } from '../links/accountUrl.ts'
import { menuMessages } from '../profile.messages.ts'
import type { ProfileServices } from '../profile.types.ts'
import css from './frame.css?inline'
import { frameMessages as messages } from './frame.messages.ts'
import { FRAME_WAIT, initialState, transition } from './frame.model.ts'
import { readFrameRights } from './readFrameRights.ts'
import { sandboxOf } from './sandboxOf.ts'

const adopt = adoptAround(css)

export interface AccountFrameProps {
  /** The frame's name, for screen readers. */
  title: string
  src: string
  /** The page's own address. */
  here: string
  services: ProfileServices
}

/** A page of the publisher's in the aside, with a way to the same page in a tab of its own. */
export function AccountFrame({ title, src, here, services }: AccountFrameProps) {
  const { t } = useIntl()
  const [state, dispatch] = useReducer(transition, initialState)
  const { config, report } = services.context
  const [rights] = useState(() => readFrameRights(config.frames, report))

  useEffect(() => {
    const timer = setTimeout(() => dispatch({ type: 'waited' }), FRAME_WAIT)
    return () => clearTimeout(timer)
  }, [])

  return (
    <div className="frame" ref={adopt}>
      {state.status === 'slow' && <Notice kind="warning">{t(messages.slow)}</Notice>}
      <div className="frame-box" data-status={state.status}>
        {state.status !== 'loaded' && (
          <div className="frame-waiting">
            <Loading label={t(uiMessages.loading)}>
              <Skeleton height="100%" />
            </Loading>
          </div>
        )}
        <iframe
          title={title}
          src={src}
          sandbox={sandboxOf(src, here, rights)}
          allow={rights.allow.length > 0 ? rights.allow.join('; ') : undefined}
          referrerPolicy={referrerOf(src) ?? 'strict-origin'}
          onLoad={() => dispatch({ type: 'loaded' })}
        />
      </div>
      <p>
        <Link href={src} target="_blank" rel="noopener" referrerPolicy={referrerOf(src)}>
          {t(messages.open)}
          <VisuallyHidden> ({t(menuMessages.newWindow)})</VisuallyHidden>
        </Link>
      </p>
    </div>
  )
}
