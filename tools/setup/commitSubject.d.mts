export declare const LONGEST_SUBJECT: number
export declare function subjectProblem(message: string): string | undefined
