import { useId, useState } from 'react'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import { Button } from '#kit/ui/Button.tsx'
import { findState } from '../catalogue/findState.ts'
import { messages } from '../preview.messages.ts'
import type { PreviewState } from './PreviewStore.ts'
import { QrCode } from './QrCode.tsx'
import type { ToolbarServices } from './ToolbarServices.ts'

export interface ShareProps {
  state: PreviewState
  services: ToolbarServices
}

/** The address of what is chosen, for a colleague and for a phone, and a report for developers. */
export function Share({ state, services }: ShareProps) {
  const { t } = useIntl()
  const id = useId()
  const [outcome, setOutcome] = useState('')
  const [report, setReport] = useState<string>()
  const { shown } = state.choice
  const found = shown && findState(shown.id)
  const address = services.shareAddress()
  const copy = async (text: string) => {
    setOutcome('')
    setOutcome(t((await services.copy(text)) ? messages.copied : messages.copyFailed))
  }
  const copyReport = () => {
    const text = services.report(state)
    setReport(text)
    void copy(text)
  }
  return (
    <section className="share" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{t(messages.send)}</h2>
      <div className="choose">
        <label htmlFor={id}>{t(messages.address)}</label>
        <input id={id} readOnly value={address} onFocus={(event) => event.currentTarget.select()} />
      </div>
      {shown && found && (
        <p className="hint">
          {t(messages.markerNumber, { marker: shown.marker, number: shown.marker + 1, widget: found.entry.widget })}
        </p>
      )}
      <div className="actions">
        <Button onClick={() => void copy(address)}>{t(messages.copy)}</Button>
        <Button onClick={copyReport}>{t(messages.report)}</Button>
      </div>
      <p role="status">{outcome}</p>
      {report !== undefined && (
        <div className="choose">
          <label htmlFor={`${id}-report`}>{t(messages.reportText)}</label>
          <textarea id={`${id}-report`} readOnly rows={8} value={report} lang="en" />
        </div>
      )}
      <QrCode text={address} name={t(messages.code)} />
    </section>
  )
}
