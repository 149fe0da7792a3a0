import type { MarkerReport } from '#islands/diagnosis/doctor.types.ts'
import { waitOf } from '#islands/diagnosis/explainWait.ts'
import type { PageIntl } from '#kit/i18n/PageIntl.ts'
import { whyMessages } from '../why.messages.ts'

function waitText({ t, number }: PageIntl, { element, load }: MarkerReport): string {
  const wait = waitOf(element, load)
  switch (wait.kind) {
    case 'visible':
      return t(whyMessages.near, { distance: number(wait.distance) })
    case 'parsing':
    case 'hidden':
      return t(whyMessages[wait.kind])
    case 'idle':
      return t(whyMessages.quiet)
    case 'interaction':
      return t(whyMessages.press)
    case 'none':
      return t(whyMessages.asked)
    case 'eager':
      return t(whyMessages.loading)
  }
}

/**
 * Why a widget is on the page or not, for editors. Of one that has failed the doctor's own sentence has to follow.
 *
 * @param isChosen Whether it shows a state that was chosen here.
 */
export function whyText(intl: PageIntl, marker: MarkerReport, isChosen: boolean): string {
  const { t } = intl
  switch (marker.state) {
    case 'ready':
      return t(isChosen ? whyMessages.state : whyMessages[marker.load])
    case 'waiting':
      return waitText(intl, marker)
    default:
      return t(whyMessages[marker.state])
  }
}
