import { expect, it } from 'vitest'
import { serverProblems } from './serverProblems.ts'

const fields = ['email', 'name', 'birthdate', 'nick']

it.each([
  [{ code: 'EMAIL_ALREADY_IN_USE', message: 'In use' }, [{ field: 'email', problem: 'emailInUse' }]],
  [{ code: 'INVALID_FIELD', field: 'name' }, [{ field: 'name', problem: 'nameInvalid' }]],
  [{ code: 'INVALID_FIELD', message: 'birthdate' }, [{ field: 'birthdate', problem: 'dateInvalid' }]],
  // The spec has both spellings (reader-account §3).
  [{ code: 'INVALID_FIELD', field: 'birthDate' }, [{ field: 'birthdate', problem: 'dateInvalid' }]],
  [{ code: 'INVALID_FIELD', message: 'Email' }, [{ field: 'email', problem: 'emailInvalid' }]],
  [{ code: 'INVALID_FIELD', field: 'nick', message: 'Bad' }, [{ field: 'nick', problem: 'fieldInvalid' }]],
  [{ code: 'INVALID_FIELD', field: 'phone' }, []],
  [{ code: 'TOO_YOUNG', field: 'birthdate', message: 'Massa jove' }, [{ field: 'birthdate', problem: 'Massa jove' }]],
  [{ code: 'TOO_YOUNG' }, []],
  [{ message: 'email' }, [{ field: 'email', problem: 'emailInvalid' }]],
  [{}, []],
])('serverProblems finds the field and the problem of %j', (error, problems) => {
  expect(serverProblems([error], fields)).toEqual(problems)
})
