/** The answer of a promise, once something was done that follows it, also where it fails: as by `finally`, which the promises of an old library may lack. */
export async function afterwards<Answer>(answer: Promise<Answer>, act: () => void): Promise<Answer> {
  try {
    return await answer
  } finally {
    act()
  }
}
