/** A place in a text as editors count: both from 1, the column in UTF-16 units. */
export interface Position {
  line: number
  column: number
}

/** Finds the lines of many places in one text. */
export function createPositions(text: string): (offset: number) => Position {
  const starts = [0]
  for (const { index, 0: lineBreak } of text.matchAll(/\r\n?|\n/g)) starts.push(index + lineBreak.length)
  return (offset) => {
    let low = 0
    let high = starts.length - 1
    while (low < high) {
      const middle = Math.ceil((low + high) / 2)
      if ((starts[middle] ?? 0) <= offset) low = middle
      else high = middle - 1
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 }
  }
}
