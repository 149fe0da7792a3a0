import { useEffect, useState } from 'react'
import { useIntl } from '../../../src/i18n/IntlContext.ts'
import { Loading } from '../../../src/ui/feedback/Loading.tsx'
import { Spinner } from '../../../src/ui/feedback/Spinner.tsx'
import { uiMessages } from '../../../src/ui/ui.messages.ts'
import { nextPaint } from '../parts/nextPaint.ts'

/** While a panel's code loads: nothing in the first frame, so that the aside or the panel's title is on the screen sooner. */
export function PanelLoading() {
  const { t } = useIntl()
  const [painted, setPainted] = useState(false)
  useEffect(() => void nextPaint().then(() => setPainted(true)), [])
  return (
    painted && (
      <Loading label={t(uiMessages.loading)}>
        <Spinner />
      </Loading>
    )
  )
}
