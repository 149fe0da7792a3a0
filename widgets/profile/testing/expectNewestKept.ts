import fc from 'fast-check'
import { expect } from 'vitest'
import { failed, type Result, success } from '#lib/result.ts'
import type { ApiFailure } from '#page/api/apiFailure.ts'

/** Two fields of a profile. */
export interface Pair {
  one: string
  other: string
}

/** The profile as the page knows it, and its call, which the test answers. */
export interface Profile {
  get(): Pair
  /** @returns The profile then. */
  update(change: Partial<Pair>): Promise<Result<Pair, ApiFailure>>
}

/** The part that saves the two fields: a form, or settings. */
export interface Saver {
  choose(change: Partial<Pair>): void
  save(): void
  /** The profile has changed, here or elsewhere. */
  follow(profile: Pair): void
  shown(): Pair
}

export interface SaverTraits {
  create(profile: Profile): Saver
  /** The choice that the server refuses: a form keeps it, settings go back. */
  refused: 'stays' | 'goes back'
}

type Field = keyof Pair
type Step =
  | { type: 'choose'; field: Field; value: string }
  /** As the profile has it. */
  | { type: 'takeBack'; field: Field }
  | { type: 'elsewhere'; field: Field }
  | { type: 'save' | 'accept' | 'refuse' }

/** The reader's last choice. Once the profile has just that, the field may follow it again. */
interface Choice {
  value: string
  applied: boolean
}

interface Call {
  choices: ReadonlyMap<Field, string>
  change: Partial<Pair>
  before: Pair
  answer(answer: Result<Pair, ApiFailure>): void
}

const fields = ['one', 'other'] as const satisfies readonly Field[]
const field = fc.constantFrom(...fields)
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ type: fc.constant('choose' as const), field, value: fc.constantFrom('x', 'y') }),
  fc.record({ type: fc.constant('takeBack' as const), field }),
  fc.record({ type: fc.constant('elsewhere' as const), field }),
  fc.record({ type: fc.constantFrom('save', 'accept', 'refuse') }),
)

const settled = () => new Promise((resolve) => setImmediate(resolve))

/** Plays the steps, and checks after each that the fields show the newest: the reader's own, or else the profile's. */
async function play(steps: readonly Step[], { create, refused }: SaverTraits): Promise<void> {
  let profile: Pair = { one: 'a', other: 'a' }
  let changes = 0
  let call: Call | undefined
  const choices = new Map<Field, Choice>()
  const saver = create({
    get: () => profile,
    update: (change) =>
      new Promise((answer) => {
        const open = [...choices].filter(([, { applied }]) => !applied)
        const sent = new Map(open.map(([field, { value }]) => [field, value]))
        call = { choices: sent, change, before: profile, answer }
      }),
  })
  const tell = (change: Partial<Pair>) => {
    profile = { ...profile, ...change }
    saver.follow(profile)
  }
  const choose = (field: Field, value: string) => {
    choices.set(field, { value, applied: false })
    saver.choose({ [field]: value })
  }
  /** Ends the choices that were sent and not changed since. */
  const end = (sent: Call['choices']) => {
    for (const [field, value] of sent) if (choices.get(field)?.value === value) choices.delete(field)
  }
  const answer = ({ choices: sent, change, before, answer }: Call, accepted: boolean) => {
    call = undefined
    if (accepted) {
      // As the session tells: what was only sent along is not taken from an answer where it has changed meanwhile.
      const isNews = (field: Field) => change[field] !== before[field] || profile[field] === before[field]
      tell(Object.fromEntries(Object.entries(change).filter(([field]) => isNews(field as Field))))
    }
    if (accepted || refused === 'goes back') end(sent)
    answer(accepted ? success(profile) : failed({ kind: 'http', status: 500, errors: [] }))
  }

  for (const step of steps) {
    if (step.type === 'choose') choose(step.field, step.value)
    else if (step.type === 'takeBack') choose(step.field, profile[step.field])
    else if (step.type === 'elsewhere') tell({ [step.field]: `b${++changes}` })
    else if (step.type === 'save') saver.save()
    else if (call) answer(call, step.type === 'accept')
    await settled()

    const shown = saver.shown()
    for (const field of fields) {
      const choice = choices.get(field)
      if (choice && !call && choice.value === profile[field]) choice.applied = true
      const allowed = [...(choice ? [choice.value] : []), ...(!choice || choice.applied ? [profile[field]] : [])]
      expect(allowed).toContain(shown[field])
    }
  }
}

/** In whatever order the reader chooses and saves, answers come, and the profile changes elsewhere. */
export const expectNewestKept = (traits: SaverTraits): Promise<void> =>
  fc.assert(fc.asyncProperty(fc.array(step, { maxLength: 12 }), (steps) => play(steps, traits)))
