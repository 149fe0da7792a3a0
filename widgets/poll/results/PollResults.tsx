import { Check } from 'lucide'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import { Button } from '#kit/ui/Button.tsx'
import { Icon } from '#kit/ui/Icon.tsx'
import { VisuallyHidden } from '#kit/ui/VisuallyHidden.tsx'
import { OptionLabel } from '../ballot/OptionLabel.tsx'
import { messages } from '../poll.messages.ts'
import { leads, type PollState, percentOf } from '../poll.model.ts'
import { Total } from '../votes/Total.tsx'

export interface PollResultsProps {
  state: Extract<PollState, { status: 'voted' | 'closed' }>
  onToggle: () => void
}

export function PollResults({ state, onToggle }: PollResultsProps) {
  const { percent, t } = useIntl()
  const { poll, choice } = state
  const voted = state.status === 'voted'
  const shown = !voted || state.shown

  return (
    <>
      <ul role="list" className="options" data-fresh={voted && state.fresh ? '' : undefined}>
        {poll.options.map((option, index) => {
          const part = percentOf(option, poll)
          const chosen = option.id === choice
          return (
            <li key={option.id} className="option" part="option" data-chosen={chosen ? '' : undefined}>
              {shown && <span className="bar" part="bar" style={{ inlineSize: `${part}%` }} />}
              {chosen && <Icon of={Check} />}
              <OptionLabel option={option} index={index} />
              {shown && (
                <>
                  <VisuallyHidden>: </VisuallyHidden>
                  <span className="percent" data-leads={leads(option, poll) ? '' : undefined}>
                    {percent(part / 100)}
                  </span>
                </>
              )}
              {chosen && <VisuallyHidden>, {t(messages.yourVote)}</VisuallyHidden>}
            </li>
          )
        })}
      </ul>
      <p className="foot">
        <Total votes={poll.totalVotes} closed={!voted} />
        {voted && (
          <Button kind="quiet" onClick={onToggle}>
            {t(state.shown ? messages.hideResults : messages.showResults)}
          </Button>
        )}
      </p>
    </>
  )
}
