/** An HTTP answer with its whole body, not parsed. */
export interface RawAnswer {
  status: number
  body: string
}

/** Reads a response to its end. */
export const rawAnswer = async (response: Response): Promise<RawAnswer> => ({
  status: response.status,
  body: await response.text(),
})
