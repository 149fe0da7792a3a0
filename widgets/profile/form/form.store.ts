import { createMachine, type ReadonlyStore } from '#lib/createMachine.ts'
import type { Result } from '#lib/result.ts'
import type { ApiFailure } from '#page/api/apiFailure.ts'
import { type FormEvent, type FormState, transition } from './form.model.ts'
import type { FormDraft } from './formDraft.ts'

export interface FormDeps<Fields> {
  /** The text that was typed before a reload. A form without one keeps nothing. */
  draft?: FormDraft<Fields>
  onSaved(): void
  /** The call failed for a reason that no field can show. */
  onFailed(): void
}

export interface FormStore<Fields, Problem> extends ReadonlyStore<FormState<Fields, Problem>> {
  change(change: Partial<Fields>, profile: Fields): void
  /** The form itself finds something wrong. */
  refuse(problem: Problem): void
  /**
   * Does nothing while it is being saved already.
   *
   * @param problemOf Reads a failure as a problem of the form; undefined where no field can show it.
   * @returns Whether it has been saved.
   */
  save(
    send: () => Promise<Result<unknown, ApiFailure>>,
    problemOf: (failure: ApiFailure) => Problem | undefined,
  ): Promise<boolean>
}

/** The store of all forms of the profile: it keeps the typed text, also when saving fails, and while it is being saved. */
export function createFormStore<Fields extends object, Problem>({
  draft,
  onSaved,
  onFailed,
}: FormDeps<Fields>): FormStore<Fields, Problem> {
  const { dispatch, ...store } = createMachine<FormState<Fields, Problem>, FormEvent<Fields, Problem>>(
    { status: 'open', changes: draft?.read() ?? {}, problem: undefined },
    transition,
  )
  // Also when the panel has been closed while it was saved: what is saved is no draft any more.
  if (draft) store.subscribe(({ changes }, before) => changes !== before.changes && draft.write(changes))
  return {
    ...store,
    change: (change, profile) => dispatch({ type: 'changed', change, profile }),
    refuse: (problem) => dispatch({ type: 'refused', problem }),
    async save(send, problemOf) {
      if (store.getState().status !== 'open') return false
      dispatch({ type: 'submitted' })
      const answer = await send()
      if (answer.ok) {
        dispatch({ type: 'saved' })
        onSaved()
      } else {
        const problem = problemOf(answer.failure)
        dispatch({ type: 'refused', problem })
        if (!problem && answer.failure.kind !== 'aborted') onFailed()
      }
      return answer.ok
    },
  }
}
