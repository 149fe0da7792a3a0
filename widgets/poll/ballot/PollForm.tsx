import { useIntl } from '#kit/i18n/IntlContext.ts'
import { failureMessages } from '#kit/i18n/shared.messages.ts'
import { Button } from '#kit/ui/Button.tsx'
import { Notice } from '#kit/ui/feedback/Notice.tsx'
import { failureMessage } from '#page/api/apiFailure.ts'
import { messages } from '../poll.messages.ts'
import type { PollState, VoteProblem } from '../poll.model.ts'
import { Total } from '../votes/Total.tsx'
import { OptionLabel } from './OptionLabel.tsx'

export interface PollFormProps {
  state: Extract<PollState, { status: 'open' | 'voting' }>
  onChoose: (optionId: string) => void
  onVote: () => void
}

/** Nothing is disabled while the vote is pending, because that would lose the focus; the store ignores a second vote. */
export function PollForm({ state, onChoose, onVote }: PollFormProps) {
  const { t } = useIntl()
  const voting = state.status === 'voting'
  const problem = voting ? undefined : state.problem
  const problemText = (problem: VoteProblem) =>
    problem.kind === 'noChoice'
      ? t(messages.noChoice)
      : t(messages.voteLost, { reason: t(failureMessages[failureMessage(problem.failure)]) })

  return (
    <form
      // Before the widget takes over what a server has rendered, a press on the button sends nothing.
      method="dialog"
      onSubmit={(event) => {
        event.preventDefault()
        onVote()
      }}
    >
      <fieldset className="options" aria-labelledby="question" aria-describedby={problem && 'problem'}>
        {state.poll.options.map((option, index) => (
          <label key={option.id} className="option" part="option">
            <input
              type="radio"
              name="option"
              value={option.id}
              checked={option.id === state.choice}
              onChange={() => onChoose(option.id)}
              // Otherwise the lite engine would show a choice other than the pending one.
              onClick={voting ? (event) => event.preventDefault() : undefined}
              aria-labelledby={`title-${index}`}
              aria-describedby={option.subtitle ? `subtitle-${index}` : undefined}
            />
            <OptionLabel option={option} index={index} />
          </label>
        ))}
      </fieldset>
      {problem && (
        <div id="problem">
          <Notice kind="error">{problemText(problem)}</Notice>
        </div>
      )}
      <p className="foot">
        <Button kind="primary" type="submit" busy={voting ? t(messages.voting) : undefined}>
          {t(messages.vote)}
        </Button>
        <Total votes={state.poll.totalVotes} />
      </p>
    </form>
  )
}
