/** Parts whose boxes are not compared, because each browser draws them in its own way. */
export const letOut: readonly { selector: string; why: string }[] = []
